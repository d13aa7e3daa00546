import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { EventPage } from '../../../contracts/event-page.ts';
import type { Database } from '../../db/database.ts';
import { matches } from '../../db/schema.ts';
import { eventList, selectEvents } from './select-events.ts';

/** Of which page, and how many. */
export interface PageQuery {
  /** Where the page before ended: the start time and id of its last match, '1767225600000_m1'. */
  flag?: string | undefined;
  size: number;
}

/** A page of the matches that `where` chooses: by start time, the latest first if so asked. */
export async function selectPage(
  db: Database,
  where: SQL | undefined,
  { flag, size, isLatestFirst = false }: PageQuery & { isLatestFirst?: boolean },
): Promise<EventPage> {
  const [, startTime, matchId = ''] = flag?.match(/^(-?\d+)_(.+)$/s) ?? [];
  const last = startTime === undefined ? null : { startTime: Number(startTime), matchId };
  const [beyond, inOrder] = isLatestFirst ? ([lt, desc] as const) : ([gt, asc] as const);
  const rows = await selectEvents(
    db,
    and(
      where,
      last
        ? or(
            beyond(matches.startTime, last.startTime),
            and(eq(matches.startTime, last.startTime), beyond(matches.id, last.matchId)),
          )
        : undefined,
    ),
  )
    .orderBy(inOrder(matches.startTime), inOrder(matches.id))
    // One more than is shown tells whether anything follows.
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const next = rows.length > size ? shown.at(-1)?.match : undefined;
  return { ...eventList(shown), flag: next ? `${next.startTime}_${next.id}` : null };
}
