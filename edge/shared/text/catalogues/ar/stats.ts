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
  matchWithout: {
    stats: 'لم ترد إحصاءات لهذه المباراة.',
  },
} satisfies TranslationOf<typeof source>;
