import type { TranslationOf } from '../../messages.ts';
import type source from '../en/head-to-head.ts';

export default {
  headToHead: {
    formOf: 'آخر مباريات {team}',
    meetings: 'المواجهات',
    wins: 'فوز {team}',
    draws: 'التعادلات',
  },
  matchWithout: {
    'head-to-head': 'لا معلومات عن مباريات سابقة بينهما.',
  },
} satisfies TranslationOf<typeof source>;
