import type { Tiebreakers, Zone } from '../../protocol/season-rules.ts';

/** Head-to-head before the difference of all matches, as in Spain. */
export const SPANISH_TIEBREAKERS: Tiebreakers = {
  criteria: ['points', 'head-to-head-points', 'head-to-head-difference', 'difference', 'scored'],
  headToHead: 'complete',
  again: 'each-criterion',
};

/** Nothing but what a knock-out's entrants are found by. */
export const PLAY_OFF_TIEBREAKERS: Tiebreakers = {
  criteria: ['win-percentage', 'difference', 'scored'],
  headToHead: 'played',
  again: 'never',
};

/** Of twenty teams. */
export const TOP_FLIGHT_ZONES: Zone[] = [
  { from: 1, to: 8, kind: 'qualification', name: 'Meridian Cup' },
  { from: 18, to: 20, kind: 'relegation', name: 'Relegation' },
];

/** Of eighteen teams. */
export const LEAGUE_ZONES: Zone[] = [
  { from: 1, to: 8, kind: 'qualification', name: 'Meridian Cup' },
  { from: 16, to: 16, kind: 'relegation-play-off', name: 'Relegation play-off' },
  { from: 17, to: 18, kind: 'relegation', name: 'Relegation' },
];

export const MERIDIAN_ZONES: Zone[] = [
  { from: 1, to: 2, kind: 'qualification', name: 'Round of 16' },
];

/** The first few of a table, or of each of its groups, play on. */
export function playOffZones(count: number): Zone[] {
  return [{ from: 1, to: count, kind: 'qualification', name: 'Play-offs' }];
}

/** Who comes first is champion, who comes last goes down. */
export function simpleZones(count: number): Zone[] {
  return [
    { from: 1, to: 1, kind: 'champion', name: 'Champions' },
    { from: count, to: count, kind: 'relegation', name: 'Relegation' },
  ];
}
