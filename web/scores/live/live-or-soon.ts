import type { DayScores } from '../../domain/day-scores.ts';
import type { Match } from '../../domain/match.ts';
import { isOverdue } from '../../domain/overdue.ts';

/** Longest time to a match's start to count as soon, ms. */
export const SOON = 3 * 3_600_000;

/** Whether a match is being played, or about to be. */
export function isLiveOrSoon(match: Match, now: number): boolean {
  return match.kind === 'live' || isSoon(match, now);
}

/** Whether a match is about to begin. */
export function isSoon(match: Match, now: number): boolean {
  const { kind, startTime, startTimeTbd } = match;
  return kind === 'fixture' && !startTimeTbd && startTime < now + SOON && !isOverdue(match, now);
}

/** Removes the catalogue's matches that are neither live nor soon: they need not be sent. */
export function withoutFar(scores: DayScores): DayScores {
  return {
    ...scores,
    matches: scores.matches.filter((match) => isLiveOrSoon(match, scores.now)),
  };
}
