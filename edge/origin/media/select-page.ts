import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { EventPage } from '../../contracts/event-page.ts';
import type { Database } from '../db/database.ts';
import { matches } from '../db/schema.ts';
import { eventList, selectEvents } from './select-events.ts';

/** Where the page before ended. */
export interface EventFlag {
  startTime: number;
  matchId: string;
}

/** Of which page, and how many. */
export interface PageQuery {
  flag?: EventFlag | undefined;
  size: number;
}

/** A page of the matches that `where` chooses: by start time, the latest first if so asked. */
export async function selectPage(
  db: Database,
  where: SQL | undefined,
  { flag, size, isLatestFirst = false }: PageQuery & { isLatestFirst?: boolean },
): Promise<EventPage> {
  const [beyond, inOrder] = isLatestFirst ? ([lt, desc] as const) : ([gt, asc] as const);
  const rows = await selectEvents(
    db,
    and(
      where,
      flag &&
        or(
          beyond(matches.startTime, flag.startTime),
          and(eq(matches.startTime, flag.startTime), beyond(matches.id, flag.matchId)),
        ),
    ),
  )
    .orderBy(inOrder(matches.startTime), inOrder(matches.id))
    // One more than is shown tells whether anything follows.
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1)?.match : undefined;
  return { ...eventList(shown), flag: last ? `${last.startTime}_${last.id}` : null };
}
