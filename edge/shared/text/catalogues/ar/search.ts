import type { TranslationOf } from '../../messages.ts';
import type source from '../en/search.ts';

export default {
  search: {
    teamsAndPlayers: 'فرق ولاعبون',
    playersInTeams: 'لاعبون في الفرق',
    liveNow: 'مباشر الآن',
    'popular-leagues': 'بطولات شائعة',
    'popular-teams': 'فرق شائعة',
    'popular-players': 'لاعبون مشهورون',
    'popular-both': 'فرق ولاعبون مشهورون',
  },
  searchPage: {
    title: '«{keyword}»',
    description: 'ابحث عن فرق ولاعبين وبطولات ورياضات.',
    recent: 'عمليات البحث الأخيرة',
    clear: 'مسح',
    noRecent: 'ما تبحث عنه يُحفظ هنا، على هذا الجهاز فقط.',
    noneHint: 'جرّب أحرفًا أقل أو بداية اسم؛ وللمباراة فريقيها.',
    results: 'النتائج',
    found:
      '{count, plural, zero {لا نتائج عن {keyword}} one {نتيجة واحدة عن {keyword}} two {نتيجتان عن {keyword}} few {# نتائج عن {keyword}} many {# نتيجة عن {keyword}} other {# نتيجة عن {keyword}}}',
    sport: 'الرياضة',
    pages: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
    place: 'الصفحة {page} من {last}',
  },
  searchTab: {
    all: 'الكل {count}',
    match: 'المباريات {count}',
    team: 'الفرق واللاعبون {count}',
    player: 'لاعبو الفرق {count}',
    league: 'البطولات {count}',
    sport: 'الرياضات {count}',
  },
  searchAll: {
    match: 'كل المباريات ({count})',
    team: 'كل الفرق واللاعبين ({count})',
    player: 'كل لاعبي الفرق ({count})',
    league: 'كل البطولات ({count})',
    sport: 'كل الرياضات ({count})',
  },
} satisfies TranslationOf<typeof source>;
