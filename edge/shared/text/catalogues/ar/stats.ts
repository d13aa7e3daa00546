import type { TranslationOf } from '../../messages.ts';
import type source from '../en/stats.ts';

export default {
  statistics: {
    part: 'جزء من المباراة',
  },
  shot: {
    title: 'التسديدات',
    list: 'التسديدات، الأحدث أولًا',
    map: 'خريطة التسديدات: {home} {homeShots}، {away} {awayShots}. كل منها في القائمة أدناه.',
    expectedGoals: '<short>xG</short> {goals}',
    expectedGoalsName: 'الأهداف المتوقعة',
    goal: 'هدف',
    saved: 'تصدى لها الحارس',
    'off-target': 'خارج المرمى',
    blocked: 'مصدودة',
    woodwork: 'في الخشبات',
  },
  winProbability: {
    title: 'احتمال الفوز',
    draw: 'تعادل',
    now: 'الآن: {chances}',
    before: 'قبل البداية: {chances}',
    swings: 'أكبر التحولات',
    moved: '{outcome}: من {before} إلى {after}',
    estimate:
      '{sport, select, football {النتيجة بعد 90 دقيقة، تقديرًا من النتائج السابقة للفريقين ومن النتيجة الحالية والبطاقات الحمراء والوقت المتبقي.} other {تقدير من النتائج السابقة للفريقين ومن النتيجة الحالية والوقت المتبقي.}}',
  },
  matchWithout: {
    stats: 'لم ترد إحصاءات لهذه المباراة.',
  },
} satisfies TranslationOf<typeof source>;
