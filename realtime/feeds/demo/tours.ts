import { BRITISH, CENTRAL, FRENCH, GERMAN, ITALIAN, NORDIC, SPANISH } from './cultures-europe.ts';
import {
  AMERICAN,
  BRAZILIAN,
  CHINESE,
  INDONESIAN,
  JAPANESE,
  WEST_AFRICAN,
} from './cultures-world.ts';
import { weekOfSixteen, type LeaguePlan } from './league-plan.ts';

const HOUR = 60;
const COUNT = 16;
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

/** Sports of single players and pairs: a knockout tournament every week. */
export const TOURS: readonly LeaguePlan[] = [
  {
    key: 'tn-1',
    sport: 'tennis',
    name: 'Harbour Open – Men',
    country: 'int',
    entrants: { kind: 'players', count: COUNT, cultures: WORLD, gender: 'men' },
    calendar: weekOfSixteen(11 * HOUR, 150),
  },
  {
    key: 'tn-2',
    sport: 'tennis',
    name: 'Harbour Open – Women',
    country: 'int',
    entrants: { kind: 'players', count: COUNT, cultures: WORLD, gender: 'women' },
    calendar: weekOfSixteen(10 * HOUR, 150),
  },
  {
    key: 'tt-1',
    sport: 'table-tennis',
    name: 'Jade Masters',
    country: 'cn',
    entrants: {
      kind: 'players',
      count: COUNT,
      cultures: [CHINESE, JAPANESE, GERMAN, WEST_AFRICAN, NORDIC],
      gender: 'women',
    },
    calendar: weekOfSixteen(6 * HOUR, 60),
  },
  {
    key: 'bd-1',
    sport: 'badminton',
    name: 'Garuda Open – Men',
    country: 'id',
    entrants: { kind: 'players', count: COUNT, cultures: ASIA, gender: 'men' },
    calendar: weekOfSixteen(7 * HOUR, 75),
  },
  {
    key: 'bd-2',
    sport: 'badminton',
    name: 'Garuda Open – Women',
    country: 'id',
    entrants: { kind: 'players', count: COUNT, cultures: ASIA, gender: 'women' },
    calendar: weekOfSixteen(8 * HOUR, 75),
  },
  {
    key: 'bv-1',
    sport: 'beach-volley',
    name: 'Praia Tour – Women',
    country: 'br',
    entrants: { kind: 'pairs', count: COUNT, cultures: BEACHES, gender: 'women' },
    calendar: weekOfSixteen(13 * HOUR, 75),
  },
  {
    key: 'bv-2',
    sport: 'beach-volley',
    name: 'Praia Tour – Men',
    country: 'br',
    entrants: { kind: 'pairs', count: COUNT, cultures: BEACHES, gender: 'men' },
    calendar: weekOfSixteen(13 * HOUR + 30, 75),
  },
];
