import type { TranslationOf } from '../../messages.ts';
import type source from '../en/player.ts';

export default {
  playerPage: {
    title: '{player}: المباريات والإحصاءات والفريق',
    description: '{player}: آخر المباريات والأرقام موسمًا بموسم.',
    descriptionInTeam: '{player} لاعب {team}: آخر المباريات والأرقام موسمًا بموسم.',
    teams:
      '{count, plural, zero {الفرق} one {الفريق} two {الفريقان} few {الفرق} many {الفرق} other {الفرق}}',
    number: 'رقم القميص',
    position: 'المركز',
    born: 'تاريخ الميلاد',
    bornAndAge: '{date} ({age})',
    club: 'النادي',
    side: 'معلومات ومواسم',
    seasons: 'موسمًا بموسم',
    averages: 'لكل مباراة، موسمًا بموسم',
    seasonsOf: 'المواسم: {table}',
    season: 'الموسم',
    appearances: 'المباريات',
    matches: 'آخر المباريات',
    noMatches: 'لا مباريات معروفة بعد.',
    started: 'أساسيًا',
  },
  seasonLine: {
    sum: '{figure} مباراة بعد مباراة، مجموعةً',
    each: '{figure} مباراة بعد مباراة',
    sums: '{figure} بعد كل مباراة: {values}',
    values: '{figure} في كل مباراة: {values}',
    all: 'كل الأرقام، مباراة بعد مباراة',
    match: 'المباراة',
  },
  per90: {
    title: 'لكل 90 دقيقة',
    least: 'في المواسم التي لعب فيها {minutes} دقيقة على الأقل.',
  },
  position: {
    goalkeepers: 'حارس مرمى',
    defenders: 'مدافع',
    midfielders: 'لاعب وسط',
    forwards: 'مهاجم',
  },
} satisfies TranslationOf<typeof source>;
