import type { TranslationOf } from '../../messages.ts';
import type source from '../en/news.ts';

export default {
  news: {
    ofSport: 'أخبار {sport}',
    bySport: 'الأخبار حسب الرياضة',
    description: 'أخبار المباريات والبطولات والفرق.',
    around: 'من كل الرياضات',
    latest: 'الأحدث',
    none: 'لا أخبار بعد.',
    more: 'المزيد من الأخبار',
    loading: 'جارٍ التحميل…',
    count:
      '{count, plural, zero {لا مقالات معروضة.} one {مقال واحد معروض.} two {مقالان معروضان.} few {# مقالات معروضة.} many {# مقالًا معروضًا.} other {# مقال معروض.}}',
    search: 'ابحث في الأخبار',
    searchTitle: '«{keyword}» في الأخبار',
    searchBox: 'ابحث عن فرق وبطولات وعناوين',
    noneHint: 'جرّب كلمات أقل، أو بداية كلمة.',
    found:
      '{count, plural, =0 {لا نتائج.} zero {لا نتائج.} one {مقال واحد.} two {مقالان.} few {# مقالات.} many {# مقالًا.} other {# مقال.}}',
    videos: 'فيديو',
    kinds: 'للقراءة والمشاهدة',
    pages: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
  },
  article: {
    by: 'بقلم {author}',
    updated: 'حُدّث {time}',
    minutes:
      '{count, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}',
    inYourLanguage: 'اقرأه بالعربية',
    matches: 'المباريات',
    about: 'المزيد عن',
    related: 'أخبار ذات صلة',
    share: 'مشاركة',
    copied: 'نُسخ الرابط',
    read: 'اقرأ المقال',
    withdrawn: 'سُحب هذا المقال',
    withdrawnHint: 'كان منشورًا هنا ولم يعد متاحًا.',
  },
  newsLanguage: {
    ar: 'بالعربية',
    en: 'بالإنجليزية',
    es: 'بالإسبانية',
    pt: 'بالبرتغالية',
  },
} satisfies TranslationOf<typeof source>;
