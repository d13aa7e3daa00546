import { CLOSED_STATUSES, IN_PLAY_STATUSES } from '../sports/event-status.ts';
import type { MatchLine } from '../protocol/match-state.ts';

const HOUR = 3_600_000;

/** A sport room shows matches that start at most this long before or after now, ms. */
export const START_WINDOW = 30 * HOUR;
/** A sport room shows a match for this long after it closed, ms. */
export const CLOSED_WINDOW = 3 * HOUR;
/** After this time without updates, a match in play has lost its feed, ms. */
export const STALE_WINDOW = 12 * HOUR;

/** A sport room's stored times of a line, ms. */
export interface LineTimes {
  /** When the room first saw the match closed; null before. */
  closedAt: number | null;
  /** When the line arrived. */
  lastSeenAt: number;
}

/** Whether a match is closed (spec point 4). */
export function isClosed(line: MatchLine): boolean {
  return CLOSED_STATUSES.has(line.status);
}

/**
 * Whether a sport room shows a match at the time `now` (ms): it is in play with a live feed, starts
 * around now, or closed recently.
 */
export function isShown(
  line: MatchLine,
  { closedAt, lastSeenAt }: LineTimes,
  now: number,
): boolean {
  return (
    (IN_PLAY_STATUSES.has(line.status) && now - lastSeenAt < STALE_WINDOW) ||
    Math.abs(line.startTime - now) <= START_WINDOW ||
    (closedAt !== null && now - closedAt < CLOSED_WINDOW)
  );
}
