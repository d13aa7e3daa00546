import { and, asc, desc, eq, gt, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { ALL_SPORTS, sportById } from '../../../../realtime/sports/registry.ts';
import type { EventPage } from '../../../contracts/event-page.ts';
import { isOverdue, OVERDUE_DAY, OVERDUE_YEAR } from '../../../shared/overdue.ts';
import type { Database } from '../../db/database.ts';
import { matches, type MatchRow } from '../../db/schema.ts';
import { eventList, selectEvents } from './select-events.ts';

/** Position and size of a page. */
export interface PageQuery {
  /**
   * End of the previous page: start time and id of its last match, '1767225600000_m1', or for an
   * overdue one 'overdue_1767225600000_m1'.
   */
  flag?: string | undefined;
  size: number;
}

export interface PageOrder {
  isLatestFirst?: boolean;
  /** Time of the request, ms: overdue matches come last. */
  overdueAt?: number;
}

/** Returns a page of the matches that meet `where`, by start time; latest first on request. */
export async function selectPage(
  db: Database,
  where: SQL | undefined,
  { flag, size, isLatestFirst = false, overdueAt }: PageQuery & PageOrder,
): Promise<EventPage> {
  const [, overdueMark, time, id = ''] = flag?.match(/^(overdue_)?(-?\d+)_(.+)$/s) ?? [];
  const [beyond, inOrder] = isLatestFirst ? ([lt, desc] as const) : ([gt, asc] as const);
  const { startTime } = matches;
  const later =
    time === undefined
      ? undefined
      : or(
          beyond(startTime, Number(time)),
          and(eq(startTime, Number(time)), beyond(matches.id, id)),
        );
  const overdue = overdueAt === undefined ? undefined : overdueBy(overdueAt);
  const rest =
    overdue && later
      ? overdueMark === undefined
        ? or(and(not(overdue), later), overdue)
        : and(overdue, later)
      : later;
  const rows = await selectEvents(db, and(where, rest))
    .orderBy(...(overdue ? [asc(overdue)] : []), inOrder(startTime), inOrder(matches.id))
    // The extra row shows whether more follow.
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const next = rows.length > size ? shown.at(-1)?.match : undefined;
  return { ...eventList(shown), flag: next ? flagOf(next, overdueAt) : null };
}

const PAUSES = sql.raw(
  ALL_SPORTS.map(({ id, staleAfter }) => `when ${id} then ${staleAfter.pause * 1_000}`).join(' '),
);

/** Returns `isOverdue` as SQL: 1 or 0. */
function overdueBy(now: number): SQL {
  const { sportId, status, startTime, startTimeTbd, startDayTbd } = matches;
  return sql`(${status} in ('NotStarted', 'Unknown', 'Delayed') and ${startTime} <= ${now} - case
    when ${startDayTbd} then ${OVERDUE_YEAR}
    when ${startTimeTbd} or ${status} = 'Delayed' then ${OVERDUE_DAY}
    else case ${sportId} ${PAUSES} end end)`;
}

function flagOf(match: MatchRow, overdueAt: number | undefined): string {
  const start = { ...match, sportKey: sportById(match.sportId).key };
  const mark = overdueAt !== undefined && isOverdue(start, overdueAt) ? 'overdue_' : '';
  return `${mark}${match.startTime}_${match.id}`;
}
