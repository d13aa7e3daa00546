import type { MatchStatus } from './match-status.ts';

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

/**
 * Whether nothing of a match was played: it has not begun, or is off without
 * having begun. The 0–0 that every board begins with is then no score.
 */
export function isUnplayed(
  status: EventStatus,
  matchStatus: MatchStatus,
  score: { home: number; away: number },
): boolean {
  const phase = phaseOf(status);
  if (phase === 'fixture') return true;
  return phase === 'off' && matchStatus === 'Not start' && score.home + score.away === 0;
}
