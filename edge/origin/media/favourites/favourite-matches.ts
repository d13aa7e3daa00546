import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { IN_PLAY_STATUSES, phaseOf } from '../../../../realtime/sports/event-status.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { EventPage } from '../../../contracts/event-page.ts';
import type { EventList } from '../../../contracts/event.ts';
import { FAVOURITE_TYPE, type FavouriteType } from '../../../contracts/favourite-key.ts';
import type { FavouriteCounts } from '../../../contracts/favourite.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { favourites } from '../../db/fan-schema.ts';
import { matches } from '../../db/schema.ts';
import { eventList, selectEvents } from '../events/select-events.ts';
import { teamsOfPlayers } from './favourite-items.ts';
import { selectPage, type PageQuery } from '../events/select-page.ts';

const DAY_MS = 86_400_000;
/**
 * How long after its start a starred match stays among a fan's matches, ms. A device then drops its
 * star too.
 */
const STARRED_MS = 7 * DAY_MS;

export interface FavouriteMatchQuery {
  userId: string;
  sportId?: SportId | undefined;
  /**
   * ms, inclusive. Default: a day before `now`, a week before it for starred matches, and any time
   * for matches in play.
   */
  from?: number | undefined;
  /** ms, exclusive. Default: a week after `now`, and any time for starred matches. */
  to?: number | undefined;
  now: number;
}

/**
 * Answers `listFavouriteMatches`: the matches that a user starred and those of their teams and of
 * their players' teams, by start time.
 */
export async function listFavouriteMatches(
  db: Database,
  { flag, size, ...query }: FavouriteMatchQuery & PageQuery,
): Promise<EventPage> {
  return selectPage(db, isWithin(db, query, await teamsOfPlayers(db, query.userId)), {
    flag,
    size,
  });
}

/** Answers `listLiveFavouriteMatches`: the user's matches in play, by start time. */
export async function listLiveFavouriteMatches(
  db: Database,
  { userId, sportId }: Pick<FavouriteMatchQuery, 'userId' | 'sportId'>,
): Promise<EventList> {
  const mine = isMine(db, userId, await teamsOfPlayers(db, userId));
  const rows = await selectEvents(db, and(mine, isOf(sportId), isInPlay())).orderBy(
    matches.startTime,
    matches.id,
  );
  return eventList(rows);
}

/** Answers `countFavouriteMatches`: counts the matches of `listFavouriteMatches`. */
export async function countFavouriteMatches(
  db: Database,
  query: FavouriteMatchQuery,
): Promise<FavouriteCounts> {
  const isCounted = isWithin(db, query, await teamsOfPlayers(db, query.userId));
  const rows = await db
    .select({ status: matches.status, count: sql<number>`count(*)` })
    .from(matches)
    .where(isCounted)
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

function isWithin(
  db: Database,
  { userId, sportId, from, to, now }: FavouriteMatchQuery,
  playersTeams: readonly string[],
) {
  const { startTime } = matches;
  const isStarred = inArray(matches.id, idsOf(db, userId, FAVOURITE_TYPE.match));
  const isAfter =
    from === undefined
      ? or(
          gte(startTime, now - DAY_MS),
          and(isStarred, gte(startTime, now - STARRED_MS)),
          isInPlay(),
        )
      : gte(startTime, from);
  const isBefore =
    to === undefined ? or(lt(startTime, now + 7 * DAY_MS), isStarred) : lt(startTime, to);
  return and(isMine(db, userId, playersTeams), isOf(sportId), isAfter, isBefore);
}

function isInPlay(): SQL {
  return inArray(matches.status, [...IN_PLAY_STATUSES]);
}

function isOf(sportId: SportId | undefined): SQL | undefined {
  return sportId === undefined ? undefined : eq(matches.sportId, sportId);
}

/** Whether the user follows the match, one of its teams or a player of one of them. */
function isMine(db: Database, userId: string, playersTeams: readonly string[]): SQL | undefined {
  const teams = () => idsOf(db, userId, FAVOURITE_TYPE.team);
  return or(
    inArray(matches.id, idsOf(db, userId, FAVOURITE_TYPE.match)),
    inArray(matches.homeTeamId, teams()),
    inArray(matches.awayTeamId, teams()),
    ...(playersTeams.length > 0
      ? [isOneOf(matches.homeTeamId, playersTeams), isOneOf(matches.awayTeamId, playersTeams)]
      : []),
  );
}

function idsOf(db: Database, userId: string, type: FavouriteType) {
  return db
    .select({ id: favourites.itemId })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.type, type)));
}
