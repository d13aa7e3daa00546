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

/** Closed statuses of spec point 4: no more updates are expected. */
export const CLOSED_STATUSES: ReadonlySet<EventStatus> = new Set<EventStatus>([
  'Ended',
  'Finished',
  'Cancelled',
  'Abandoned',
  'Postponed',
]);

/** Statuses of a match in play, or briefly held up. */
export const IN_PLAY_STATUSES: ReadonlySet<EventStatus> = new Set<EventStatus>([
  'Live',
  'Suspended',
  'Interrupted',
]);

/**
 * Phase of a match: a fixture has not begun, a result has ended, and an off match is not played as
 * scheduled, or nothing is known of it.
 */
export type Phase = 'fixture' | 'live' | 'result' | 'off';

/** Returns the phase of a status. */
export function phaseOf(status: EventStatus): Phase {
  if (status === 'NotStarted' || status === 'Delayed') return 'fixture';
  if (status === 'Ended' || status === 'Finished') return 'result';
  return IN_PLAY_STATUSES.has(status) ? 'live' : 'off';
}

/** Status and scores of a match, as far as they say whether it was played. */
export interface Standing {
  status: EventStatus;
  /** Its period or the way it ended, finer than `status`. */
  matchStatus: MatchStatus;
  score: Score;
  /** Half, quarter, inning or set scores. */
  periods: readonly Score[];
}

/**
 * Whether no play took place: the match has not begun, was called off before its start, or was awarded
 * without being played. Its initial 0–0 is then not a real score.
 */
export function isUnplayed({ status, matchStatus, score, periods }: Standing): boolean {
  const phase = phaseOf(status);
  if (phase === 'fixture') return true;
  if (score.home + score.away > 0) return false;
  if (phase === 'off') return matchStatus === 'Not start';
  const isDecided = phase === 'result' && isDecision(matchStatus);
  return isDecided && periods.every(({ home, away }) => home + away === 0);
}
