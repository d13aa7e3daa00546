import type { TranslationOf } from '../../messages.ts';
import type source from '../en/home.ts';

export default {
  home: {
    description:
      'النتائج المباشرة ومواعيد ونتائج مباريات اليوم في كرة القدم وكرة السلة والتنس وغيرها.',
    nothingElse: 'لا شيء آخر اليوم.',
    none: 'لا مباريات اليوم.',
    otherDays: 'تصفح أيامًا أخرى',
    yours: '{kind, select, player {لاعبك} other {فريقك}}',
    yourTeams: 'فرقك',
    addTeam: 'أضف فريقًا',
    all: 'الكل',
    noTeams: 'الفرق التي تتابعها تظهر نتائجها هنا.',
    channel: 'على القناة',
    onNow: 'يُعرض الآن',
    news: 'الأخبار',
    allNews: 'كل الأخبار',
  },
} satisfies TranslationOf<typeof source>;
