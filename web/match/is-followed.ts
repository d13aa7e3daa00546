import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import type { Match } from '../domain/match.ts';

/** For so long after its start, ms, a match that has ended is still followed: corrections come soon or not at all. */
const SETTLED = 12 * 3_600_000;

/** Whether more may be told of a match, so that its room is joined. */
export function isFollowed({ status, startTime }: Match, now: number): boolean {
  return !CLOSED_STATUSES.has(status) || now - startTime < SETTLED;
}
