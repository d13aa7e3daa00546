import { BRITISH, CENTRAL, FRENCH, GERMAN, ITALIAN, NORDIC, SPANISH } from './cultures-europe.ts';
import {
  AMERICAN,
  BRAZILIAN,
  CHINESE,
  INDONESIAN,
  JAPANESE,
  WEST_AFRICAN,
} from './cultures-world.ts';
import {
  courts,
  FRIDAY,
  MONDAY,
  on,
  SATURDAY,
  SUNDAY,
  THURSDAY,
  TUESDAY,
  WEDNESDAY,
  type KnockoutPlan,
  type LeaguePlan,
  type Slot,
} from './league-plan.ts';
import { simpleZones } from './rules.ts';

const WORLD = [
  BRITISH,
  SPANISH,
  GERMAN,
  ITALIAN,
  FRENCH,
  NORDIC,
  CENTRAL,
  AMERICAN,
  BRAZILIAN,
  JAPANESE,
  WEST_AFRICAN,
];
const ASIA = [INDONESIAN, CHINESE, JAPANESE, NORDIC, FRENCH];
const BEACHES = [BRAZILIAN, AMERICAN, ITALIAN, NORDIC, CENTRAL, WEST_AFRICAN];
const TABLES = [CHINESE, JAPANESE, GERMAN, WEST_AFRICAN, NORDIC];

/** A draw of 32 that is played within a week. */
function drawOf32(first: string, step: number): KnockoutPlan {
  const day = (weekday: number, count: number) => courts(weekday, count, first, step, 2);
  return {
    entrants: { kind: 'draw', count: 32 },
    rounds: [
      { name: 'Round of 32', week: 0, slots: [...day(MONDAY, 8), ...day(TUESDAY, 8)] },
      { name: 'Round of 16', week: 0, slots: [...day(WEDNESDAY, 4), ...day(THURSDAY, 4)] },
      { name: 'Quarter-finals', week: 0, slots: courts(FRIDAY, 4, first, step) },
      { name: 'Semi-finals', week: 0, slots: courts(SATURDAY, 2, first, step) },
      { name: 'Final', week: 0, slots: courts(SUNDAY, 1, first, step) },
    ],
  };
}

/** A draw of 16 that is played from Wednesday to Sunday. */
function drawOf16(first: string, step: number): KnockoutPlan {
  return {
    entrants: { kind: 'draw', count: 16 },
    rounds: [
      { name: 'Round of 16', week: 0, slots: courts(WEDNESDAY, 8, first, step, 2) },
      { name: 'Quarter-finals', week: 0, slots: courts(FRIDAY, 4, first, step) },
      { name: 'Semi-finals', week: 0, slots: courts(SATURDAY, 2, first, step) },
      { name: 'Final', week: 0, slots: courts(SUNDAY, 1, first, step) },
    ],
  };
}

type Tournament = Pick<LeaguePlan, 'key' | 'name' | 'country' | 'zone'>;

/** Tournaments of one tour, a week each in turn; the players are those of the first. */
function tennisTour(
  gender: 'men' | 'women',
  first: string,
  tournaments: readonly Tournament[],
): LeaguePlan[] {
  const [home] = tournaments;
  return tournaments.map((tournament, offset) => ({
    ...tournament,
    sport: 'tennis',
    entrants:
      tournament === home || !home
        ? { kind: 'players', count: 48, cultures: WORLD, gender }
        : { kind: 'members', count: 48, leagues: [home.key] },
    seasons: { kind: 'cycle', weeks: tournaments.length, offset },
    knockout: drawOf32(first, 120),
  }));
}

/** Single players or pairs who meet each other through half a year. */
function series(
  plan: Pick<LeaguePlan, 'key' | 'sport' | 'name' | 'country' | 'zone' | 'entrants'>,
  starts: readonly string[],
  slots: readonly Slot[],
): LeaguePlan {
  const { count } = plan.entrants;
  return {
    ...plan,
    seasons: { kind: 'yearly', starts },
    table: { meetings: 2, weeks: 25, rounds: [slots] },
    rules: { zones: simpleZones(count) },
  };
}

const SERIES_NIGHTS = [
  ...on(MONDAY, '18:00', '20:00'),
  ...on(THURSDAY, '18:00', '20:00'),
  ...on(SATURDAY, '14:00', '16:00'),
];

/** Sports of single players and pairs: tournaments as draws, and a league of each sport. */
export const TOURS: readonly LeaguePlan[] = [
  ...tennisTour('men', '11:00', [
    { key: 'tn-1', name: 'Harbour Open – Men', country: 'gb', zone: 'Europe/London' },
    { key: 'tn-2', name: 'Cordillera Cup – Men', country: 'br', zone: 'America/Sao_Paulo' },
    { key: 'tn-3', name: 'Pearl Coast Masters – Men', country: 'jp', zone: 'Asia/Tokyo' },
    { key: 'tn-4', name: 'Lakeshore Classic – Men', country: 'us', zone: 'America/Chicago' },
  ]),
  ...tennisTour('women', '10:00', [
    { key: 'tn-5', name: 'Lakeshore Classic – Women', country: 'us', zone: 'America/Chicago' },
    { key: 'tn-6', name: 'Harbour Open – Women', country: 'gb', zone: 'Europe/London' },
    { key: 'tn-7', name: 'Cordillera Cup – Women', country: 'br', zone: 'America/Sao_Paulo' },
    { key: 'tn-8', name: 'Pearl Coast Masters – Women', country: 'jp', zone: 'Asia/Tokyo' },
  ]),
  series(
    {
      key: 'tn-9',
      sport: 'tennis',
      name: 'Lantern Series – Men',
      country: 'fr',
      zone: 'Europe/Paris',
      entrants: { kind: 'players', count: 12, cultures: WORLD, gender: 'men' },
    },
    ['02-09', '08-10'],
    SERIES_NIGHTS,
  ),
  series(
    {
      key: 'tn-10',
      sport: 'tennis',
      name: 'Lantern Series – Women',
      country: 'it',
      zone: 'Europe/Rome',
      entrants: { kind: 'players', count: 12, cultures: WORLD, gender: 'women' },
    },
    ['01-26', '07-27'],
    SERIES_NIGHTS,
  ),
  {
    key: 'tt-1',
    sport: 'table-tennis',
    name: 'Jade Masters',
    country: 'cn',
    zone: 'Asia/Shanghai',
    entrants: { kind: 'players', count: 16, cultures: TABLES, gender: 'women' },
    seasons: { kind: 'cycle', weeks: 2, offset: 0 },
    knockout: drawOf16('13:00', 60),
  },
  series(
    {
      key: 'tt-2',
      sport: 'table-tennis',
      name: 'Jade League',
      country: 'cn',
      zone: 'Asia/Shanghai',
      entrants: { kind: 'players', count: 12, cultures: TABLES, gender: 'men' },
    },
    ['02-02', '08-03'],
    SERIES_NIGHTS,
  ),
  {
    key: 'bd-1',
    sport: 'badminton',
    name: 'Garuda Open – Men',
    country: 'id',
    zone: 'Asia/Jakarta',
    entrants: { kind: 'players', count: 16, cultures: ASIA, gender: 'men' },
    seasons: { kind: 'cycle', weeks: 2, offset: 0 },
    knockout: drawOf16('14:00', 75),
  },
  {
    key: 'bd-2',
    sport: 'badminton',
    name: 'Garuda Open – Women',
    country: 'id',
    zone: 'Asia/Jakarta',
    entrants: { kind: 'players', count: 16, cultures: ASIA, gender: 'women' },
    seasons: { kind: 'cycle', weeks: 2, offset: 1 },
    knockout: drawOf16('14:00', 75),
  },
  series(
    {
      key: 'bd-3',
      sport: 'badminton',
      name: 'Garuda League',
      country: 'id',
      zone: 'Asia/Jakarta',
      entrants: { kind: 'players', count: 12, cultures: ASIA, gender: 'women' },
    },
    ['02-16', '08-17'],
    SERIES_NIGHTS,
  ),
  {
    key: 'bv-1',
    sport: 'beach-volley',
    name: 'Praia Tour – Women',
    country: 'br',
    zone: 'America/Sao_Paulo',
    entrants: { kind: 'pairs', count: 16, cultures: BEACHES, gender: 'women' },
    seasons: { kind: 'cycle', weeks: 2, offset: 0 },
    knockout: drawOf16('10:00', 60),
  },
  {
    key: 'bv-2',
    sport: 'beach-volley',
    name: 'Praia Tour – Men',
    country: 'br',
    zone: 'America/Sao_Paulo',
    entrants: { kind: 'pairs', count: 16, cultures: BEACHES, gender: 'men' },
    seasons: { kind: 'cycle', weeks: 2, offset: 1 },
    knockout: drawOf16('10:00', 60),
  },
  series(
    {
      key: 'bv-3',
      sport: 'beach-volley',
      name: 'Praia Series',
      country: 'br',
      zone: 'America/Sao_Paulo',
      entrants: { kind: 'pairs', count: 12, cultures: BEACHES, gender: 'women' },
    },
    ['02-02', '08-10'],
    SERIES_NIGHTS,
  ),
];
