import type { TranslationOf } from '../../messages.ts';
import type source from '../en/compare.ts';

export default {
  header: {
    compare: 'مقارنة',
  },
  compare: {
    title: '{one} و{other}: مقارنة',
    ofTeams: '{one} و{other}: الترتيب والنتائج الأخيرة والمواجهات جنبًا إلى جنب.',
    ofPlayers: '{one} و{other}: أرقام الموسم جنبًا إلى جنب.',
    change: 'تغيير',
    changeOf: 'تغيير {name}',
    season: 'أرقام الموسم',
    perGame: 'الأرقام لكل مباراة.',
    nothing: 'لا أرقام معروفة عن الاثنين.',
    scored:
      '{sport, select, football {أهداف لكل مباراة} handball {أهداف لكل مباراة} baseball {ركضات لكل مباراة} other {نقاط لكل مباراة}}',
    conceded:
      '{sport, select, football {أهداف عليه لكل مباراة} handball {أهداف عليه لكل مباراة} baseball {ركضات عليه لكل مباراة} other {نقاط عليه لكل مباراة}}',
    pick: 'قارن {name} مع…',
    pickDescription: 'اختر من تقارنه مع {name}.',
    search: 'ابحث بالاسم',
    found: 'النتائج',
    back: 'العودة إلى {name}',
  },
} satisfies TranslationOf<typeof source>;
