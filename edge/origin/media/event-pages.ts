import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { EventPage } from '../../contracts/event-page.ts';
import { CLOSED_STATUSES } from '../../../realtime/protocol/event-status.ts';
import type { Database } from '../db/database.ts';
import { matches } from '../db/schema.ts';
import { eventList, selectEvents } from './select-events.ts';

export type EventPageType = 'fixtures' | 'results';

/** Where the page before ended. */
export interface EventFlag {
  startTime: number;
  matchId: string;
}

export interface EventPageQuery {
  type: EventPageType;
  flag?: EventFlag | undefined;
  size: number;
}

/** `GET /v1/events/team/{teamRadarId}/{type}`: empty for a team without such matches. */
export function listTeamEvents(db: Database, teamId: string, query: EventPageQuery) {
  return listPage(db, or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId)), query);
}

/** `GET /v1/events/tournament/{leagueRadarId}/{type}`: of all its seasons. */
export function listLeagueEvents(db: Database, leagueId: string, query: EventPageQuery) {
  return listPage(db, eq(matches.leagueId, leagueId), query);
}

async function listPage(
  db: Database,
  whose: SQL | undefined,
  { type, flag, size }: EventPageQuery,
): Promise<EventPage> {
  const isBackward = type === 'results';
  const [beyond, inOrder, within] = isBackward
    ? ([lt, desc, inArray] as const)
    : ([gt, asc, notInArray] as const);
  const rows = await selectEvents(
    db,
    and(
      whose,
      within(matches.status, [...CLOSED_STATUSES]),
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
  return {
    ...eventList(shown),
    flag: last ? `${last.startTime}_${last.id}` : null,
  };
}
