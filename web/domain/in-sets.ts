import { isPause } from '../../realtime/sports/match-status.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Points } from '../../realtime/protocol/match-state.ts';
import type { Match } from './match.ts';

/** Whether the score of a match is sets won, and says little without them. */
export function isInSets({ sportKey }: Pick<Match, 'sportKey'>): boolean {
  return SPORTS[sportKey].scoring !== 'sum';
}

/**
 * The points of the running game, where games make up a set. Where points do,
 * they are the running set's own and stand there.
 */
export function gamePoints(match: Match): Points | null {
  if (match.kind !== 'live') return null;
  const { scoring } = SPORTS[match.sportKey];
  const standsInSet = scoring !== 'sum' && !scoring.inGames && match.periods.length > 0;
  return standsInSet ? null : match.points;
}

/** Which of its sets is being played, from 0; −1 while none is. */
export function runningSet(match: Match): number {
  if (match.kind !== 'live' || !isInSets(match) || isPause(match.matchStatus)) return -1;
  return match.periods.length - 1;
}
