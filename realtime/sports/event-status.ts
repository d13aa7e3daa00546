import { isDecision, type MatchStatus } from './match-status.ts';
import type { Score } from './score.ts';

/** Event status of spec point 4. */
export const EVENT_STATUSES = [
  'NotStarted',
  'Live',
  'Suspended',
  'Ended',
  'Finished',
  'Cancelled',
  'Abandoned',
  'Delayed',
  'Unknown',
  'Postponed',
  'Interrupted',
] as const;

export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Closed statuses of spec point 4: nothing more is expected of the match. */
export const CLOSED_STATUSES: ReadonlySet<EventStatus> = new Set<EventStatus>([
  'Ended',
  'Finished',
  'Cancelled',
  'Abandoned',
  'Postponed',
]);

/** Statuses of a match that is on the field of play now, or briefly held up. */
export const IN_PLAY_STATUSES: ReadonlySet<EventStatus> = new Set<EventStatus>([
  'Live',
  'Suspended',
  'Interrupted',
]);

/**
 * How far a match is: a fixture has not begun, a result is over, and what is
 * off will not be played as it was fixed.
 */
export type Phase = 'fixture' | 'live' | 'result' | 'off';

/** The phase of a match with this status. */
export function phaseOf(status: EventStatus): Phase {
  if (status === 'NotStarted' || status === 'Delayed') return 'fixture';
  if (status === 'Ended' || status === 'Finished') return 'result';
  return IN_PLAY_STATUSES.has(status) ? 'live' : 'off';
}

/** How a match stands. */
export interface Standing {
  status: EventStatus;
  matchStatus: MatchStatus;
  score: Score;
  /** Of each half, quarter, inning or set. */
  periods: readonly Score[];
}

/**
 * Whether nothing of a match was played: it has not begun, is off without
 * having begun, or was decided without play. The 0–0 that every board begins
 * with is then no score.
 */
export function isUnplayed({ status, matchStatus, score, periods }: Standing): boolean {
  const phase = phaseOf(status);
  if (phase === 'fixture') return true;
  if (score.home + score.away > 0) return false;
  if (phase === 'off') return matchStatus === 'Not start';
  const isDecided = phase === 'result' && isDecision(matchStatus);
  return isDecided && periods.every(({ home, away }) => home + away === 0);
}
