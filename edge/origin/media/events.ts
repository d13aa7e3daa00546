import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm';
import type { EventDetail, EventList } from '../../contracts/event.ts';
import type { SportId } from '../../../realtime/protocol/sport.ts';
import type { Database } from '../db/database.ts';
import { matches } from '../db/schema.ts';
import { knownParts } from './details/known-parts.ts';
import type { EventFlag } from './event-pages.ts';
import { eventWire, leagueWire } from './event-wire.ts';
import { eventList, selectEvents } from './select-events.ts';
import { findVenue } from './venues.ts';

export interface EventQuery {
  /** ms, inclusive. */
  from: number;
  /** ms, exclusive. */
  to: number;
  sportId?: SportId | undefined;
  /** Where the list before ended. */
  flag?: EventFlag | undefined;
  size: number;
}

/**
 * `GET /v1/events` of the media API: the matches that start in [from, to), by
 * start time, and each league they name once (spec points 3 and 7).
 */
export async function listEvents(db: Database, query: EventQuery): Promise<EventList> {
  const { flag, size } = query;
  const rows = await selectEvents(
    db,
    and(
      gte(matches.startTime, query.from),
      lt(matches.startTime, query.to),
      query.sportId === undefined ? undefined : eq(matches.sportId, query.sportId),
      flag &&
        or(
          gt(matches.startTime, flag.startTime),
          and(eq(matches.startTime, flag.startTime), gt(matches.id, flag.matchId)),
        ),
    ),
  )
    .orderBy(asc(matches.startTime), asc(matches.id))
    // One more than is shown tells whether anything follows.
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1)?.match : undefined;
  return { ...eventList(shown), flag: last ? `${last.startTime}_${last.id}` : null };
}

/** `GET /v1/events/{id}`: a match with its league and ground, or undefined when the id names none. */
export async function findEvent(db: Database, matchId: string): Promise<EventDetail | undefined> {
  const [row] = await selectEvents(db, eq(matches.id, matchId));
  if (!row) return undefined;
  const { venueId } = row.match;
  const [venue, parts] = await Promise.all([
    venueId === null ? null : findVenue(db, venueId),
    knownParts(db, row.match),
  ]);
  return {
    event: eventWire(row.match, row.home, row.away),
    league: leagueWire(row.league),
    venue,
    parts,
  };
}

/** Whether the id names a match: only then may its room be opened. */
export async function matchExists(db: Database, matchId: string): Promise<boolean> {
  const rows = await db.select({ id: matches.id }).from(matches).where(eq(matches.id, matchId));
  return rows.length > 0;
}
