import type { TranslationOf } from '../../messages.ts';
import type source from '../en/nations.ts';

export default {
  nation: {
    cd: 'الكونغو الديمقراطية',
    cg: 'الكونغو',
    ci: 'ساحل العاج',
    cz: 'التشيك',
    hk: 'هونغ كونغ',
    mo: 'ماكاو',
    ps: 'فلسطين',
    tr: 'تركيا',
    ba: 'البوسنة والهرسك',
    nl: 'هولندا',
    mm: 'ميانمار',
    sa: 'السعودية',
    ae: 'الإمارات',
  },
  nationTeam: {
    gb: 'بريطانيا',
    tw: 'تايبيه الصينية',
    women: '{nation} للسيدات',
    under: '{nation} تحت {age}',
    olympic: '{nation} الأولمبي',
  },
} satisfies TranslationOf<typeof source>;
