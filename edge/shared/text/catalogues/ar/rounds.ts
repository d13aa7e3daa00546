import type { TranslationOf } from '../../messages.ts';
import type source from '../en/rounds.ts';

export default {
  round: {
    final: 'النهائي',
    finals: 'النهائيات',
    thirdPlace: 'تحديد المركز الثالث',
    semiFinals: 'نصف النهائي',
    semiFinal: 'نصف النهائي',
    quarterFinals: 'ربع النهائي',
    quarterFinal: 'ربع النهائي',
    roundOf:
      '{place, select, 16 {دور الـ16} 32 {دور الـ32} 64 {دور الـ64} 128 {دور الـ128} other {دور {place}}}',
    playOffs: 'الأدوار الإقصائية',
    matchday: 'الجولة {place}',
    ofPlayers: 'الدور {place}',
    week: 'الأسبوع {place}',
    numbered: 'الدور {place}',
    ordinal:
      'الدور {place, select, 1 {الأول} 2 {الثاني} 3 {الثالث} 4 {الرابع} 5 {الخامس} other {{place}}}',
    group: 'المجموعة {place}',
  },
  formResult: { W: 'فوز', D: 'تعادل', L: 'خسارة' },
  formLetter: { W: 'ف', D: 'ت', L: 'خ' },
} satisfies TranslationOf<typeof source>;
