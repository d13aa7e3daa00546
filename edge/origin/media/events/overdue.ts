import { sql, type SQL } from 'drizzle-orm';
import { ALL_SPORTS } from '../../../../realtime/sports/registry.ts';
import { matches, type MatchRow } from '../../db/schema.ts';

/** How late matches of any sport may begin, ms. */
const LATE = Math.max(...ALL_SPORTS.map(({ staleAfter }) => staleAfter.pause)) * 1_000;
/** Time limit of a delayed match or an unknown start time, ms. */
const DAY = 86_400_000;
/** Time limit of a match without a known day: its whole year, ms. */
const YEAR = 366 * DAY;

/** Whether a match should have begun by `now` (ms) without any report of it. */
export function isOverdue(
  { status, startTime, startTimeTbd, startDayTbd }: MatchRow,
  now: number,
): boolean {
  if (status !== 'NotStarted' && status !== 'Unknown' && status !== 'Delayed') return false;
  if (startDayTbd) return startTime <= now - YEAR;
  return startTime <= now - (startTimeTbd || status === 'Delayed' ? DAY : LATE);
}

/** `isOverdue` in SQL: 1 or 0. */
export function overdueBy(now: number): SQL {
  const { status, startTime, startTimeTbd, startDayTbd } = matches;
  return sql`((not ${startDayTbd} or ${startTime} <= ${now - YEAR}) and (${status} in ('NotStarted', 'Unknown') and not ${startTimeTbd} and ${startTime} <= ${now - LATE}
    or ${status} in ('NotStarted', 'Unknown', 'Delayed') and ${startTime} <= ${now - DAY}))`;
}
