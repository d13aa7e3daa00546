import { sql, type SQL } from 'drizzle-orm';
import { ALL_SPORTS } from '../../../../realtime/sports/registry.ts';
import { matches, type MatchRow } from '../../db/schema.ts';

/** How late matches of any sport may begin, ms. */
const LATE = Math.max(...ALL_SPORTS.map(({ patience }) => patience.pause)) * 1_000;
/** One that is said to be delayed, or whose time is not known, is waited for longer, ms. */
const DAY = 86_400_000;
/** One whose day is not known is waited for as long as its year lasts, ms. */
const YEAR = 366 * DAY;

/** Whether a match should have begun by `now` (ms) and nobody said that it did. */
export function isOverdue(
  { status, startTime, startTimeTbd, startDayTbd }: MatchRow,
  now: number,
): boolean {
  if (status !== 'NotStarted' && status !== 'Unknown' && status !== 'Delayed') return false;
  if (startDayTbd) return startTime <= now - YEAR;
  return startTime <= now - (startTimeTbd || status === 'Delayed' ? DAY : LATE);
}

/** The same of each row: 1 or 0. */
export function overdueBy(now: number): SQL {
  const { status, startTime, startTimeTbd, startDayTbd } = matches;
  return sql`((not ${startDayTbd} or ${startTime} <= ${now - YEAR}) and (${status} in ('NotStarted', 'Unknown') and not ${startTimeTbd} and ${startTime} <= ${now - LATE}
    or ${status} in ('NotStarted', 'Unknown', 'Delayed') and ${startTime} <= ${now - DAY}))`;
}
