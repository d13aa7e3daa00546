import { isPause } from '../../realtime/sports/match-status.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Points } from '../../realtime/protocol/match-state.ts';
import type { Match } from './match.ts';

/** Whether a match's score counts sets, which says little without the score of each set. */
export function isInSets({ sportKey }: Pick<Match, 'sportKey'>): boolean {
  return SPORTS[sportKey].scoring !== 'sum';
}

/**
 * Returns the running game's points, or null. Where sets consist of points, the running set already
 * shows them.
 */
export function gamePoints(match: Match): Points | null {
  if (match.kind !== 'live') return null;
  const { scoring } = SPORTS[match.sportKey];
  const standsInSet = scoring !== 'sum' && !scoring.inGames && match.periods.length > 0;
  return standsInSet ? null : match.points;
}

/** Returns the running set's index, from 0; −1 without one. */
export function runningSet(match: Match): number {
  if (match.kind !== 'live' || !isInSets(match) || isPause(match.matchStatus)) return -1;
  return match.periods.length - 1;
}
