import type { TranslationOf } from '../../messages.ts';
import type source from '../en/live-stat.ts';

export default {
  liveStat: {
    title: 'إحصاءات مباشرة',
    matchTitle:
      '{first, select, away {{away} في ضيافة {home}: الإحصاءات} other {{home} ضد {away}: الإحصاءات}}',
    description: 'نتيجة المباراة وإحصاءاتها لحظة بلحظة.',
    statistics: 'الإحصاءات',
    none: 'لا إحصاءات بعد.',
  },
} satisfies TranslationOf<typeof source>;
