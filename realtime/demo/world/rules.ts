import type { Tiebreakers, Zone } from '../../protocol/season-rules.ts';

/** Head-to-head before the difference of all matches, as in Spain. */
export const SPANISH_TIEBREAKERS: Tiebreakers = {
  criteria: ['points', 'head-to-head-points', 'head-to-head-difference', 'difference', 'scored'],
  headToHead: 'complete',
  again: 'each-criterion',
};

/** The criteria that decide a knock-out's entrants in `finalTable`. */
export const PLAY_OFF_TIEBREAKERS: Tiebreakers = {
  criteria: ['win-percentage', 'difference', 'scored'],
  headToHead: 'played',
  again: 'never',
};

/** For twenty teams. */
export const TOP_FLIGHT_ZONES: Zone[] = [
  { from: 1, to: 8, kind: 'qualification', name: 'Meridian Cup' },
  { from: 18, to: 20, kind: 'relegation', name: 'Relegation' },
];

/** For eighteen teams. */
export const LEAGUE_ZONES: Zone[] = [
  { from: 1, to: 8, kind: 'qualification', name: 'Meridian Cup' },
  { from: 16, to: 16, kind: 'relegation-play-off', name: 'Relegation play-off' },
  { from: 17, to: 18, kind: 'relegation', name: 'Relegation' },
];

export const MERIDIAN_ZONES: Zone[] = [
  { from: 1, to: 2, kind: 'qualification', name: 'Round of 16' },
];

/** Returns the zone of those who play on, per table or group. */
export function playOffZones(count: number): Zone[] {
  return [{ from: 1, to: count, kind: 'qualification', name: 'Play-offs' }];
}

/** Zones without relegation, for single players, pairs and baseball teams. */
export const CHAMPION_ZONES: Zone[] = [{ from: 1, to: 1, kind: 'champion', name: 'Champions' }];

/** Returns the zones of a table: the first is champion, and the last is relegated. */
export function simpleZones(count: number): Zone[] {
  return [...CHAMPION_ZONES, { from: count, to: count, kind: 'relegation', name: 'Relegation' }];
}
