import type { SeasonRules, Tiebreakers, Zone } from '../../protocol/season-rules.ts';

type Rules = Pick<SeasonRules, 'tiebreakers' | 'zones'>;

/**
 * Spain (RFEF, general regulations, art. 201): matches among the level clubs once all are played,
 * then all matches. Once a criterion separates some of the level clubs, the others start again
 * among themselves.
 */
const SPAIN: Tiebreakers = {
  criteria: ['points', 'head-to-head-points', 'head-to-head-difference', 'difference', 'scored'],
  headToHead: 'complete',
  again: 'each-criterion',
};

/** Italy (FIGC, NOIF art. 51): one table of the level clubs, the 'classifica avulsa', then all matches. */
const ITALY: Tiebreakers = { ...SPAIN, again: 'never' };

/** England: matches among level clubs come last, by points and away goals. */
const ENGLAND: Tiebreakers = {
  criteria: ['points', 'difference', 'scored', 'head-to-head-points', 'head-to-head-away-scored'],
  headToHead: 'complete',
  again: 'never',
};

/**
 * Germany (DFL): after goals scored, the aggregate of both matches, their away goals, all away
 * goals.
 */
const GERMANY: Tiebreakers = {
  criteria: [
    'points',
    'difference',
    'scored',
    'head-to-head-difference',
    'head-to-head-away-scored',
    'away-scored',
  ],
  headToHead: 'complete',
  again: 'never',
};

/** The league phase of the Champions League since 2024-25, in which no team meets all others. */
const LEAGUE_PHASE: Tiebreakers = {
  criteria: [
    'points',
    'difference',
    'scored',
    'away-scored',
    'wins',
    'away-wins',
    'opponents-points',
    'opponents-difference',
    'opponents-scored',
  ],
  headToHead: 'complete',
  again: 'all-criteria',
};

/** World Cup 2026 (FIFA): the matches among the level teams first, again for those still level. */
const WORLD_CUP_2026: Tiebreakers = {
  criteria: [
    'points',
    'head-to-head-points',
    'head-to-head-difference',
    'head-to-head-scored',
    'difference',
    'scored',
  ],
  headToHead: 'complete',
  again: 'all-criteria',
};

const topFour: Zone = { from: 1, to: 4, kind: 'qualification', name: 'Champions League' };
const lastThree: Zone = { from: 18, to: 20, kind: 'relegation', name: 'Relegation' };

const BY_CODE: Readonly<Record<string, Rules>> = {
  'es.1': { tiebreakers: SPAIN, zones: [topFour, lastThree] },
  'it.1': { tiebreakers: ITALY, zones: [topFour, lastThree] },
  'en.1': { tiebreakers: ENGLAND, zones: [topFour, lastThree] },
  'de.1': {
    tiebreakers: GERMANY,
    zones: [
      topFour,
      { from: 16, to: 16, kind: 'relegation-play-off', name: 'Relegation play-off' },
      { from: 17, to: 18, kind: 'relegation', name: 'Relegation' },
    ],
  },
};

const LEAGUE_PHASE_ZONES: Zone[] = [
  { from: 1, to: 8, kind: 'qualification', name: 'Round of 16' },
  { from: 9, to: 24, kind: 'qualification-play-off', name: 'Knock-out play-offs' },
];

const WORLD_CUP_ZONES: Zone[] = [
  { from: 1, to: 2, kind: 'qualification', name: 'Round of 32' },
  { from: 3, to: 3, kind: 'qualification-play-off', name: 'Round of 32, if among the best eight' },
];

/**
 * Returns a competition's rules, if known. The season matters only for the Champions League and the
 * World Cup; a national league has its current rules in every season.
 */
export function footballRules(code: string, season: string): Rules | undefined {
  if (code === 'uefa.cl')
    return season >= '2024' ? { tiebreakers: LEAGUE_PHASE, zones: LEAGUE_PHASE_ZONES } : undefined;
  if (code === 'worldcup')
    return season >= '2026' ? { tiebreakers: WORLD_CUP_2026, zones: WORLD_CUP_ZONES } : undefined;
  return BY_CODE[code];
}
