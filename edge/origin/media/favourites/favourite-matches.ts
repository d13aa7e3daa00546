import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { IN_PLAY_STATUSES, phaseOf } from '../../../../realtime/sports/event-status.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { EventPage } from '../../../contracts/event-page.ts';
import type { EventList } from '../../../contracts/event.ts';
import { FAVOURITE_TYPE, type FavouriteType } from '../../../contracts/favourite-key.ts';
import type { FavouriteCounts } from '../../../contracts/favourite.ts';
import type { Database } from '../../db/database.ts';
import { favourites } from '../../db/fan-schema.ts';
import { matches } from '../../db/schema.ts';
import { eventList, selectEvents } from '../events/select-events.ts';
import { selectPage, type PageQuery } from '../events/select-page.ts';

const DAY_MS = 86_400_000;

export interface FavouriteMatchQuery {
  userId: string;
  sportId?: SportId | undefined;
  /** ms, inclusive; a day before `now` where it is left open. */
  from?: number | undefined;
  /** ms, exclusive; a week after `now` where it is left open. */
  to?: number | undefined;
  now: number;
}

/** `listFavouriteMatches`: starred ones and those of favourite teams, by start time. */
export function listFavouriteMatches(
  db: Database,
  { flag, size, ...query }: FavouriteMatchQuery & PageQuery,
): Promise<EventPage> {
  return selectPage(db, isWithin(db, query), { flag, size });
}

/** `listLiveFavouriteMatches`: the same that are being played, by start time. */
export async function listLiveFavouriteMatches(
  db: Database,
  { userId, sportId }: Pick<FavouriteMatchQuery, 'userId' | 'sportId'>,
): Promise<EventList> {
  const isLive = inArray(matches.status, [...IN_PLAY_STATUSES]);
  const rows = await selectEvents(db, and(isMine(db, userId), isOf(sportId), isLive)).orderBy(
    matches.startTime,
    matches.id,
  );
  return eventList(rows);
}

/** `countFavouriteMatches`: of the same range as `listFavouriteMatches`. */
export async function countFavouriteMatches(
  db: Database,
  query: FavouriteMatchQuery,
): Promise<FavouriteCounts> {
  const rows = await db
    .select({ status: matches.status, count: sql<number>`count(*)` })
    .from(matches)
    .where(isWithin(db, query))
    .groupBy(matches.status);
  const counts: FavouriteCounts = { all: 0, live: 0, fixtures: 0, results: 0 };
  for (const { status, count } of rows) {
    counts.all += count;
    const phase = phaseOf(status);
    if (phase === 'live') counts.live += count;
    if (phase === 'fixture') counts.fixtures += count;
    if (phase === 'result') counts.results += count;
  }
  return counts;
}

function isWithin(db: Database, { userId, sportId, from, to, now }: FavouriteMatchQuery) {
  return and(
    isMine(db, userId),
    isOf(sportId),
    gte(matches.startTime, from ?? now - DAY_MS),
    lt(matches.startTime, to ?? now + 7 * DAY_MS),
  );
}

function isOf(sportId: SportId | undefined): SQL | undefined {
  return sportId === undefined ? undefined : eq(matches.sportId, sportId);
}

/** A match that the user has starred, or of one of their teams. */
function isMine(db: Database, userId: string): SQL | undefined {
  const ids = (type: FavouriteType) =>
    db
      .select({ id: favourites.itemId })
      .from(favourites)
      .where(and(eq(favourites.userId, userId), eq(favourites.type, type)));
  return or(
    inArray(matches.id, ids(FAVOURITE_TYPE.match)),
    inArray(matches.homeTeamId, ids(FAVOURITE_TYPE.team)),
    inArray(matches.awayTeamId, ids(FAVOURITE_TYPE.team)),
  );
}
