import type { TranslationOf } from '../../messages.ts';
import type source from '../en/lineups.ts';

export default {
  lineup: {
    title: 'التشكيلة',
    expected: 'التشكيلة المتوقعة: لم يقدم الفريقان تشكيلتيهما بعد.',
    unknown: 'تشكيلة {team} غير معروفة بعد.',
    half: '{team}، من الخلف',
    starters: 'التشكيلة الأساسية',
    offence: 'الهجوم',
    defence: 'الدفاع',
    special: 'الفرق الخاصة',
    bench: 'البدلاء',
    coach: 'المدرب',
    unavailable: 'الغائبون',
    injury: 'مصاب',
    suspension: 'موقوف',
    other: 'غير متاح',
    captain: 'القائد',
    captainMark: '(ق)',
  },
  playerMark: {
    goals:
      '{count, plural, zero {لا أهداف} one {هدف واحد} two {هدفان} few {# أهداف} many {# هدفًا} other {# هدف}}',
    ownGoals:
      '{count, plural, zero {لا أهداف عكسية} one {هدف عكسي} two {هدفان عكسيان} few {# أهداف عكسية} many {# هدفًا عكسيًا} other {# هدف عكسي}}',
    ownGoalsLetters: 'عكسي',
    assists:
      '{count, plural, zero {لا تمريرات حاسمة} one {تمريرة حاسمة} two {تمريرتان حاسمتان} few {# تمريرات حاسمة} many {# تمريرة حاسمة} other {# تمريرة حاسمة}}',
    assistsLetters: 'صنع',
    yellow: 'بطاقة صفراء',
    'second-yellow': 'بطاقة صفراء ثانية',
    red: 'بطاقة حمراء',
    cameOn: '<hidden>، دخل </hidden>{minute}',
    wentOff: '<hidden>، خرج </hidden>{minute}',
  },
  positionShort: {
    goalkeepers: 'حارس',
    defenders: 'دفاع',
    midfielders: 'وسط',
    forwards: 'هجوم',
  },
  matchWithout: {
    lineups: 'التشكيلة غير معروفة بعد.',
  },
} satisfies TranslationOf<typeof source>;
