import type { TranslationOf } from '../../messages.ts';
import type source from '../en/match-list.ts';

export default {
  matchList: {
    all: 'الكل',
    allOf: 'الكل: {title}',
    more: 'عرض المزيد',
    loading: 'جارٍ التحميل…',
    failed: 'تعذر تحميل المزيد من المباريات.',
    count:
      '{count, plural, zero {لا مباريات معروضة.} one {مباراة واحدة معروضة.} two {مباراتان معروضتان.} few {# مباريات معروضة.} many {# مباراة معروضة.} other {# مباراة معروضة.}}',
  },
} satisfies TranslationOf<typeof source>;
