import { CLOSED_STATUSES, IN_PLAY_STATUSES } from '../protocol/event-status.ts';
import type { MatchLine } from '../protocol/match-state.ts';

const HOUR = 3_600_000;

/** A sport room shows matches that start within this time of now, before or after, ms. */
export const START_WINDOW = 30 * HOUR;
/** A sport room goes on showing a match for this long after it closed, ms. */
export const CLOSED_WINDOW = 3 * HOUR;

/** Whether a match is closed (spec point 4). */
export function isClosed(line: MatchLine): boolean {
  return CLOSED_STATUSES.has(line.status);
}

/**
 * Whether a sport room shows a match at the time `now` (ms): it is in play, or
 * starts around now, or closed (`closedAt`, ms) not long ago.
 */
export function isShown(line: MatchLine, closedAt: number | null, now: number): boolean {
  return (
    IN_PLAY_STATUSES.has(line.status) ||
    Math.abs(line.startTime - now) <= START_WINDOW ||
    (closedAt !== null && now - closedAt < CLOSED_WINDOW)
  );
}
