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
  leagueHome,
  on,
  round,
  type Entrants,
  type KnockoutRoundPlan,
  type LeaguePlan,
} from './league-plan.ts';
import type { Gender } from './people.ts';
import { CHAMPION_ZONES } from './rules.ts';

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

const MEN = ofPlayers(WORLD, 'men');
const WOMEN = ofPlayers(WORLD, 'women');

/** Returns the rounds from the last eight of a draw, Friday to Sunday. */
const lastEight = (first: string, step: number): KnockoutRoundPlan[] => [
  round(0, courts(4, `Fri ${first}`, step)),
  round(0, courts(2, `Sat ${first}`, step)),
  round(0, courts(1, `Sun ${first}`, step)),
];

/**
 * Returns a tour's tournaments, which take turns, a week each. All use the players of the first
 * one.
 */
function tennisTour(
  gender: Gender,
  first: string,
  tournaments: readonly (readonly [named: string, place: string])[],
): LeaguePlan[] {
  const homes = tournaments.map(([named, place]) => leagueHome(named, place));
  const day = (weekday: string, count: number) => courts(count, `${weekday} ${first}`, 120, 2);
  return homes.map((home, offset) => ({
    ...home,
    entrants:
      offset === 0
        ? { ...ofPlayers(WORLD, gender), count: 48 }
        : { kind: 'members', count: 48, leagues: homes.slice(0, 1).map(({ key }) => key) },
    seasons: { kind: 'cycle', weeks: homes.length, offset },
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
  named: string,
  place: string,
  field: Field,
  offset: number,
  first: string,
  step: number,
): LeaguePlan {
  return {
    ...leagueHome(named, place),
    entrants: { ...field, count: 16 },
    seasons: { kind: 'cycle', weeks: 2, offset },
    knockout: {
      entrants: { kind: 'draw', count: 16 },
      rounds: [round(0, courts(8, `Wed ${first}`, step, 2)), ...lastEight(first, step)],
    },
  };
}

/** Returns a half-year series of twelve single players or pairs. */
function series(named: string, place: string, field: Field, ...starts: string[]): LeaguePlan {
  const rounds = [on('Mon 18:00 20:00, Thu 18:00 20:00, Sat 14:00 16:00')];
  return {
    ...leagueHome(named, place),
    entrants: { ...field, count: 12 },
    seasons: { kind: 'yearly', starts },
    table: { meetings: 2, weeks: 25, rounds },
    rules: { zones: CHAMPION_ZONES },
  };
}

/** Leagues of single players and pairs: tournaments with draws, and series with a table. */
export const TOURS: readonly LeaguePlan[] = [
  ...tennisTour('men', '11:00', [
    ['tn-1 Harbour Open – Men', 'gb Europe/London'],
    ['tn-2 Cordillera Cup – Men', 'br America/Sao_Paulo'],
    ['tn-3 Pearl Coast Masters – Men', 'jp Asia/Tokyo'],
    ['tn-4 Lakeshore Classic – Men', 'us America/Chicago'],
  ]),
  ...tennisTour('women', '10:00', [
    ['tn-5 Lakeshore Classic – Women', 'us America/Chicago'],
    ['tn-6 Harbour Open – Women', 'gb Europe/London'],
    ['tn-7 Cordillera Cup – Women', 'br America/Sao_Paulo'],
    ['tn-8 Pearl Coast Masters – Women', 'jp Asia/Tokyo'],
  ]),
  series('tn-9 Lantern Series – Men', 'fr Europe/Paris', MEN, '02-09', '08-10'),
  series('tn-10 Lantern Series – Women', 'it Europe/Rome', WOMEN, '01-26', '07-27'),
  drawOf16('tt-1 Jade Masters', 'cn Asia/Shanghai', ofPlayers(TABLES, 'women'), 0, '13:00', 60),
  series('tt-2 Jade League', 'cn Asia/Shanghai', ofPlayers(TABLES, 'men'), '02-02', '08-03'),
  drawOf16('bd-1 Garuda Open – Men', 'id Asia/Jakarta', ofPlayers(ASIA, 'men'), 0, '14:00', 75),
  drawOf16('bd-2 Garuda Open – Women', 'id Asia/Jakarta', ofPlayers(ASIA, 'women'), 1, '14:00', 75),
  series('bd-3 Garuda League', 'ina Asia/Jakarta', ofPlayers(ASIA, 'women'), '02-16', '08-17'),
  drawOf16('bv-1 Praia Tour – Women', 'br America/Sao_Paulo', ofPairs('women'), 0, '10:00', 60),
  drawOf16('bv-2 Praia Tour – Men', 'br America/Sao_Paulo', ofPairs('men'), 1, '10:00', 60),
  series('bv-3 Praia Series', 'Ilhas do Sol America/Sao_Paulo', ofPairs('women'), '02-02', '08-10'),
];
