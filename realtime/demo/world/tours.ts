import type { SportKey } from '../../sports/sport.ts';
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
  on,
  round,
  type Entrants,
  type KnockoutRoundPlan,
  type LeagueHome,
  type LeaguePlan,
} from './league-plan.ts';
import type { Gender } from './people.ts';
import { simpleZones } from './rules.ts';

const EUROPE = [BRITISH, SPANISH, GERMAN, ITALIAN, FRENCH, NORDIC, CENTRAL];
const WORLD = [...EUROPE, AMERICAN, BRAZILIAN, JAPANESE, WEST_AFRICAN];
const ASIA = [INDONESIAN, CHINESE, JAPANESE, NORDIC, FRENCH];
const BEACHES = [BRAZILIAN, AMERICAN, ITALIAN, NORDIC, CENTRAL, WEST_AFRICAN];
const TABLES = [CHINESE, JAPANESE, GERMAN, WEST_AFRICAN, NORDIC];

/** Entrants of a tournament or a series, without their count. */
type Field = Pick<Extract<Entrants, { kind: 'players' | 'pairs' }>, 'kind' | 'cultures' | 'gender'>;

const ofPlayers = (cultures: Field['cultures'], gender: Gender): Field => ({
  kind: 'players',
  cultures,
  gender,
});
const ofPairs = (gender: Gender): Field => ({ kind: 'pairs', cultures: BEACHES, gender });

/** Returns the last eight of a draw, Friday to Sunday. */
const lastEight = (first: string, step: number): KnockoutRoundPlan[] => [
  round(0, courts(4, `Fri ${first}`, step)),
  round(0, courts(2, `Sat ${first}`, step)),
  round(0, courts(1, `Sun ${first}`, step)),
];

/** Returns a tour's tournaments, one week each in turn; all use the first one's players. */
function tennisTour(
  gender: Gender,
  first: string,
  tournaments: readonly LeagueHome[],
): LeaguePlan[] {
  const [home] = tournaments;
  const day = (weekday: string, count: number) => courts(count, `${weekday} ${first}`, 120, 2);
  return tournaments.map((tournament, offset) => ({
    ...tournament,
    sport: 'tennis',
    entrants:
      tournament === home || !home
        ? { ...ofPlayers(WORLD, gender), count: 48 }
        : { kind: 'members', count: 48, leagues: [home.key] },
    seasons: { kind: 'cycle', weeks: tournaments.length, offset },
    knockout: {
      // The four best get byes.
      entrants: { kind: 'draw', count: 28 },
      rounds: [
        round(0, [...day('Mon', 8), ...day('Tue', 8)]),
        round(0, [...day('Wed', 4), ...day('Thu', 4)]),
        ...lastEight(first, 120),
      ],
    },
  }));
}

/** Returns a draw of 16, played from Wednesday to Sunday of every other week. */
function drawOf16(
  sport: SportKey,
  home: LeagueHome,
  field: Field,
  { offset, first, step }: { offset: number; first: string; step: number },
): LeaguePlan {
  return {
    ...home,
    sport,
    entrants: { ...field, count: 16 },
    seasons: { kind: 'cycle', weeks: 2, offset },
    knockout: {
      entrants: { kind: 'draw', count: 16 },
      rounds: [round(0, courts(8, `Wed ${first}`, step, 2)), ...lastEight(first, step)],
    },
  };
}

/** Returns a half-year series of twelve single players or pairs. */
function series(
  sport: SportKey,
  home: LeagueHome,
  field: Field,
  starts: readonly string[],
): LeaguePlan {
  const rounds = [on('Mon 18:00 20:00, Thu 18:00 20:00, Sat 14:00 16:00')];
  return {
    ...home,
    sport,
    entrants: { ...field, count: 12 },
    seasons: { kind: 'yearly', starts },
    table: { meetings: 2, weeks: 25, rounds },
    rules: { zones: simpleZones(12) },
  };
}

/** Sports of single players and pairs: tournaments with draws, and a league of each sport. */
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
    'tennis',
    { key: 'tn-9', name: 'Lantern Series – Men', country: 'fr', zone: 'Europe/Paris' },
    ofPlayers(WORLD, 'men'),
    ['02-09', '08-10'],
  ),
  series(
    'tennis',
    { key: 'tn-10', name: 'Lantern Series – Women', country: 'it', zone: 'Europe/Rome' },
    ofPlayers(WORLD, 'women'),
    ['01-26', '07-27'],
  ),
  drawOf16(
    'table-tennis',
    { key: 'tt-1', name: 'Jade Masters', country: 'cn', zone: 'Asia/Shanghai' },
    ofPlayers(TABLES, 'women'),
    { offset: 0, first: '13:00', step: 60 },
  ),
  series(
    'table-tennis',
    { key: 'tt-2', name: 'Jade League', country: 'cn', zone: 'Asia/Shanghai' },
    ofPlayers(TABLES, 'men'),
    ['02-02', '08-03'],
  ),
  drawOf16(
    'badminton',
    { key: 'bd-1', name: 'Garuda Open – Men', country: 'id', zone: 'Asia/Jakarta' },
    ofPlayers(ASIA, 'men'),
    { offset: 0, first: '14:00', step: 75 },
  ),
  drawOf16(
    'badminton',
    { key: 'bd-2', name: 'Garuda Open – Women', country: 'id', zone: 'Asia/Jakarta' },
    ofPlayers(ASIA, 'women'),
    { offset: 1, first: '14:00', step: 75 },
  ),
  series(
    'badminton',
    { key: 'bd-3', name: 'Garuda League', country: 'ina', zone: 'Asia/Jakarta' },
    ofPlayers(ASIA, 'women'),
    ['02-16', '08-17'],
  ),
  drawOf16(
    'beach-volley',
    { key: 'bv-1', name: 'Praia Tour – Women', country: 'br', zone: 'America/Sao_Paulo' },
    ofPairs('women'),
    { offset: 0, first: '10:00', step: 60 },
  ),
  drawOf16(
    'beach-volley',
    { key: 'bv-2', name: 'Praia Tour – Men', country: 'br', zone: 'America/Sao_Paulo' },
    ofPairs('men'),
    { offset: 1, first: '10:00', step: 60 },
  ),
  series(
    'beach-volley',
    { key: 'bv-3', name: 'Praia Series', country: 'Ilhas do Sol', zone: 'America/Sao_Paulo' },
    ofPairs('women'),
    ['02-02', '08-10'],
  ),
];
