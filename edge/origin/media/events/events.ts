import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { NearestEvents } from '../../../contracts/event-page.ts';
import type { EventDetail, EventList } from '../../../contracts/event.ts';
import type { SeasonWire } from '../../../contracts/standings.ts';
import type { VenueWire } from '../../../contracts/venue.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { Database } from '../../db/database.ts';
import { matches, seasons, venues } from '../../db/schema.ts';
import { knownParts } from '../details/known-parts.ts';
import { seasonWire } from '../leagues/season-wire.ts';
import { eventWire, leagueWire, venueWire } from './event-wire.ts';
import { selectEvents } from './select-events.ts';
import { selectPage, type PageQuery } from './select-page.ts';

export interface EventQuery extends PageQuery {
  /** ms, inclusive. */
  from: number;
  /** ms, exclusive. */
  to: number;
  sportId?: SportId | undefined;
}

/**
 * Answers `listEvents`: the matches that start in [from, to), by start time, and each of their
 * leagues once (spec points 3 and 7). Matches with only a known year are left out.
 */
export function listEvents(
  db: Database,
  { from, to, sportId, ...page }: EventQuery,
): Promise<EventList> {
  const where = and(
    eq(matches.startDayTbd, false),
    gte(matches.startTime, from),
    lt(matches.startTime, to),
    sportId === undefined ? undefined : eq(matches.sportId, sportId),
  );
  return selectPage(db, where, page);
}

/**
 * Answers `getNearestEvents`: the last start before `from` and the first from `to` on. Each takes
 * one index row.
 */
export async function findNearestEvents(
  db: Database,
  { from, to, sportId }: Pick<EventQuery, 'from' | 'to' | 'sportId'>,
): Promise<NearestEvents> {
  const { startTime } = matches;
  const ofSport = and(
    eq(matches.startDayTbd, false),
    sportId === undefined ? undefined : eq(matches.sportId, sportId),
  );
  const start = () => db.select({ startTime }).from(matches);
  const [[before], [after]] = await db.batch([
    start()
      .where(and(ofSport, lt(startTime, from)))
      .orderBy(desc(startTime))
      .limit(1),
    start()
      .where(and(ofSport, gte(startTime, to)))
      .orderBy(asc(startTime))
      .limit(1),
  ]);
  return { before: before?.startTime ?? null, after: after?.startTime ?? null };
}

/** Answers `getEvent`: a match with its league and ground; undefined if there is no match. */
export async function findEvent(db: Database, matchId: string): Promise<EventDetail | undefined> {
  const [row] = await selectEvents(db, eq(matches.id, matchId));
  if (!row) return undefined;
  const { venueId, seasonId } = row.match;
  const [season, venue, parts] = await Promise.all([
    seasonId === null ? null : findSeason(db, seasonId),
    venueId === null ? null : findVenue(db, venueId),
    knownParts(db, row.match),
  ]);
  return {
    event: eventWire(row.match, row.home, row.away),
    league: leagueWire(row.league),
    season,
    venue,
    parts,
  };
}

/** Returns when matches start, ms, by id; an unknown one, for which no room opens, is missing. */
export async function startsOf(
  db: Database,
  matchIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: matches.id, startTime: matches.startTime })
    .from(matches)
    .where(inArray(matches.id, [...matchIds]));
  return new Map(rows.map(({ id, startTime }) => [id, startTime]));
}

async function findSeason(db: Database, id: string): Promise<SeasonWire | null> {
  const [row] = await db.select().from(seasons).where(eq(seasons.id, id));
  return row ? seasonWire(row) : null;
}

/** Returns the ground with this id, or null if it is unknown. */
async function findVenue(db: Database, id: string): Promise<VenueWire | null> {
  const [row] = await db.select().from(venues).where(eq(venues.id, id));
  return row ? venueWire(row) : null;
}
