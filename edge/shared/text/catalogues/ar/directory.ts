import type { TranslationOf } from '../../messages.ts';
import type source from '../en/directory.ts';

export default {
  directory: {
    description: 'بطولات وفرق مع النتائج المباشرة والمواعيد والنتائج والترتيب.',
    leagues: 'بطولات {sport}',
    leaguesDescription: 'بطولات {sport} حسب البلد، مع النتائج المباشرة والمواعيد والنتائج والترتيب.',
    'find-league': 'ابحث عن بطولة',
    'no-leagues': 'لا بطولات بعد.',
    teams: 'فرق {sport}',
    teamsDescription: 'فرق {sport} حسب البلد، مع النتائج المباشرة والمواعيد والنتائج والترتيب.',
    'find-team': 'ابحث عن فريق',
    'no-teams': 'لا فرق بعد.',
    players: 'لاعبو {sport}',
    playersDescription:
      'لاعبو {sport} من الألف إلى الياء، مع النتائج المباشرة والمباريات القادمة والنتائج.',
    'find-player': 'ابحث عن لاعب',
    'no-players': 'لا لاعبين بعد.',
    international: 'دولي',
    found:
      '{count, plural, zero {لا نتائج.} one {نتيجة واحدة.} two {نتيجتان.} few {# نتائج.} many {# نتيجة.} other {# نتيجة.}}',
    none: 'لا شيء بهذا الاسم.',
  },
  homeNation: {
    'gb-eng': 'إنجلترا',
    'gb-sct': 'اسكتلندا',
    'gb-wls': 'ويلز',
    'gb-nir': 'أيرلندا الشمالية',
  },
} satisfies TranslationOf<typeof source>;
