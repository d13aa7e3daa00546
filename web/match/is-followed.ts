import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import type { Match } from '../domain/match.ts';

/**
 * Time after its start, ms, for which the page follows an ended match: corrections come soon or
 * never.
 */
const SETTLED = 12 * 3_600_000;

/** Whether to join a match's room, since updates may come. */
export function isFollowed({ status, startTime }: Match, now: number): boolean {
  return !CLOSED_STATUSES.has(status) || now - startTime < SETTLED;
}
