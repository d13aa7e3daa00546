import type { TranslationOf } from '../../messages.ts';
import type source from '../en/odds.ts';

export default {
  odds: {
    formats: 'صيغة الاحتمالات',
    decimal: 'عشرية',
    fractional: 'كسرية',
    american: 'أمريكية',
    note: 'تُعرض الأسعار للاطلاع فقط: لا تُقبل أي مراهنات هنا. تبيّن الأسهم كيف تحرك السعر منذ عرضه أول مرة.',
    table: 'الأسعار: {market}',
    bookmaker: 'وكيل المراهنات',
    suspended: 'موقوف',
    bestPrice: 'أفضل سعر',
    up: 'ارتفع من {price}',
    down: 'انخفض من {price}',
  },
  market: {
    'match-winner': 'الفائز بالمباراة',
    'double-chance': 'فرصة مزدوجة',
    'both-teams-to-score': 'كلا الفريقين يسجل',
    total: 'المجموع',
    handicap: 'الهانديكاب',
    withLine: '{market} {line}',
  },
  outcome: {
    homeOrDraw: '{home} أو التعادل',
    homeOrAway: '{home} أو {away}',
    drawOrAway: 'التعادل أو {away}',
    yes: 'نعم',
    no: 'لا',
    over: 'أكثر من',
    under: 'أقل من',
    overLine: 'أكثر من {line}',
    underLine: 'أقل من {line}',
  },
  matchWithout: {
    odds: 'لا احتمالات معروضة لهذه المباراة.',
  },
} satisfies TranslationOf<typeof source>;
