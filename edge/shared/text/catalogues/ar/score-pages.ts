import type { TranslationOf } from '../../messages.ts';
import type source from '../en/score-pages.ts';

export default {
  matchesPage: {
    title: 'مباريات {sport}',
    dayTitle: 'مباريات {sport}، {date}',
    dayDescription: 'النتائج المباشرة ومواعيد ونتائج {sport} يوم {date}، حسب البطولة.',
    description: 'النتائج المباشرة والمواعيد والنتائج.',
    liveOnly: 'المباشرة فقط',
    none: 'لا مباريات في هذا اليوم.',
    after: 'المباريات القادمة: {date}',
    before: 'آخر المباريات: {date}',
    liveIsToday: 'لا تكون مباشرة إلا مباريات اليوم.',
    backToToday: 'العودة إلى اليوم',
  },
  livePage: {
    description: 'كل مباراة تُلعب في هذه اللحظة، في كل الرياضات.',
    multiView: 'جنبًا إلى جنب',
    soon: 'تبدأ قريبًا',
  },
} satisfies TranslationOf<typeof source>;
