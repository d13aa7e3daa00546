import type { EventStatus } from '../../realtime/sports/event-status.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';

/** Time limit of a delayed match or an unknown time of day, ms. */
export const OVERDUE_DAY = 86_400_000;
/** Time limit of a match without a known day, ms. */
export const OVERDUE_YEAR = 366 * OVERDUE_DAY;

export interface PlannedStart {
  sportKey: SportKey;
  status: EventStatus;
  /** ms */
  startTime: number;
  /** Only the date is known. */
  startTimeTbd?: boolean | undefined;
  /** Only the year is known. */
  startDayTbd?: boolean | undefined;
}

/**
 * Whether a match should have begun by `now` (ms) but no start is reported. The limit is its sport's
 * limit for a pause; a day if it is delayed or its time of day is unknown, and its year if its day is
 * unknown.
 */
export function isOverdue(
  { sportKey, status, startTime, startTimeTbd, startDayTbd }: PlannedStart,
  now: number,
): boolean {
  if (status !== 'NotStarted' && status !== 'Unknown' && status !== 'Delayed') return false;
  if (startDayTbd) return now >= startTime + OVERDUE_YEAR;
  if (startTimeTbd || status === 'Delayed') return now >= startTime + OVERDUE_DAY;
  return now >= startTime + SPORTS[sportKey].staleAfter.pause * 1_000;
}
