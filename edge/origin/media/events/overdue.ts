import { sql, type SQL } from 'drizzle-orm';
import { ALL_SPORTS } from '../../../../realtime/sports/registry.ts';
import { OVERDUE_DAY, OVERDUE_YEAR } from '../../../shared/overdue.ts';
import { matches } from '../../db/schema.ts';

const PAUSES = sql.raw(
  ALL_SPORTS.map(({ id, staleAfter }) => `when ${id} then ${staleAfter.pause * 1_000}`).join(' '),
);

/** `isOverdue` in SQL: 1 or 0. */
export function overdueBy(now: number): SQL {
  const { sportId, status, startTime, startTimeTbd, startDayTbd } = matches;
  return sql`(${status} in ('NotStarted', 'Unknown', 'Delayed') and ${startTime} <= ${now} - case
    when ${startDayTbd} then ${OVERDUE_YEAR}
    when ${startTimeTbd} or ${status} = 'Delayed' then ${OVERDUE_DAY}
    else case ${sportId} ${PAUSES} end end)`;
}
