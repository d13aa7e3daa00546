import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  lt,
  max,
  notInArray,
  or,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { CLOSED_STATUSES } from '../../../../realtime/sports/event-status.ts';
import type { CalendarEntry, CalendarWire } from '../../../contracts/calendar.ts';
import { digestOf } from '../../../digest.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { matchDetails } from '../../db/details-schema.ts';
import { leagues, matches, matchRevisions, teams, venues } from '../../db/schema.ts';
import { channelsIn } from '../details/broadcasters.ts';
import { eventWire, leagueWire, venueWire } from '../events/event-wire.ts';

const DAY = 86_400_000;

/** How long results stay in a calendar, ms. */
const PAST = 365 * DAY;

/**
 * Most matches of a calendar: more than a team's season; a season of a league of twenty teams has
 * 380.
 */
const MOST = 400;

/**
 * Calendars name the channels of matches that start within this time, ms. Later ones are rarely
 * known, and the lists are long.
 */
const CHANNELS_AHEAD = 30 * DAY;

export interface CalendarQuery {
  /** ms */
  now: number;
  /** The visitor's country, ISO 3166 in lower case; null if unknown. */
  country: string | null;
  /** Tags of the copies that the caller has, with commas between. */
  known?: string | undefined;
}

/** Answers `getMatchCalendar`: undefined when the id names no match. */
export async function matchCalendar(db: Database, id: string, query: CalendarQuery) {
  const [entry] = await selectEntries(db, eq(matches.id, id), query);
  return entry && { calendarName: '', entries: [entryOf(entry, query)] };
}

/** Answers `getTeamCalendar`: undefined when the id names no team. */
export function teamCalendar(db: Database, id: string, query: CalendarQuery) {
  const whose = or(eq(matches.homeTeamId, id), eq(matches.awayTeamId, id));
  const name = sql<string | null>`(select ${teams.name} from ${teams} where ${teams.id} = ${id})`;
  return calendarOf(db, { name, whose }, query);
}

/** Answers `getLeagueCalendar`: undefined when the id names no league. */
export function leagueCalendar(db: Database, id: string, query: CalendarQuery) {
  const whose = eq(matches.leagueId, id);
  const name = sql<
    string | null
  >`(select ${leagues.name} from ${leagues} where ${leagues.id} = ${id})`;
  return calendarOf(db, { name, whose }, query);
}

/** Ids of what a fan follows. */
export interface Followed {
  leagues: readonly string[];
  teams: readonly string[];
  matches: readonly string[];
}

/**
 * Answers `getFanCalendar`: the matches of everything that a fan follows, each once. Calls
 * `beforeReading` unless the caller knows them, and returns its refusal.
 */
export function followedCalendar<Refused extends object>(
  db: Database,
  followed: Followed,
  query: CalendarQuery,
  beforeReading: () => Promise<Refused | null>,
) {
  const whose = or(
    isOneOf(matches.id, followed.matches),
    isOneOf(matches.homeTeamId, followed.teams),
    isOneOf(matches.awayTeamId, followed.teams),
    isOneOf(matches.leagueId, followed.leagues),
  );
  const name = sql<string | null>`''`;
  return calendarOf(db, { name, whose, followed }, query, beforeReading);
}

interface AskedCalendar {
  /** Null if it does not exist. */
  name: SQL<string | null>;
  whose: SQL | undefined;
  followed?: Followed;
}

/**
 * Returns a calendar, without its matches if the caller has a copy of the same state; undefined if
 * it does not exist.
 */
async function calendarOf<Refused extends object = never>(
  db: Database,
  { name, whose, followed }: AskedCalendar,
  query: CalendarQuery,
  beforeReading?: () => Promise<Refused | null>,
): Promise<CalendarWire | Refused | undefined> {
  const state = selectState(db, { name, whose }, query);
  const entries = selectEntries(db, nearest(db, whose, query), query);
  const isAtOnce = query.known === undefined && !beforeReading;
  const [[found], rows] = isAtOnce ? await db.batch([state, entries]) : [await state, null];
  if (!found || found.name === null) return undefined;
  // The chosen matches and their channels change with the day.
  const tag = await digestOf(JSON.stringify([found, followed, dayOf(query)]));
  const calendarName = found.name;
  if (query.known?.split(',').includes(tag))
    return { calendarName, entries: [], tag, isKnown: true };
  const refused = await beforeReading?.();
  if (refused) return refused;
  const shown = rows ?? (await entries);
  return { calendarName, entries: shown.map((row) => entryOf(row, query)), tag };
}

/**
 * Selects what changes with each match that a calendar may show: this costs a small part of reading
 * them.
 */
function selectState(db: Database, { name, whose }: AskedCalendar, query: CalendarQuery) {
  const { revision, revisedAt, matchId } = matchRevisions;
  return db
    .select({ name, matches: count(), revisions: sum(revision), revisedAt: max(revisedAt) })
    .from(matches)
    .innerJoin(matchRevisions, eq(matchId, matches.id))
    .where(shownOf(whose, query));
}

function shownOf(whose: SQL | undefined, query: CalendarQuery): SQL | undefined {
  return and(whose, eq(matches.startDayTbd, false), gte(matches.startTime, dayOf(query) - PAST));
}

/** Returns the start of the day (UTC), so that a calendar is the same all day. */
function dayOf({ now }: CalendarQuery): number {
  return now - (now % DAY);
}

/** Selects the matches nearest to the start of the day. */
function nearest(db: Database, whose: SQL | undefined, query: CalendarQuery): SQL {
  const chosen = db
    .select({ id: matches.id })
    .from(matches)
    .where(shownOf(whose, query))
    .orderBy(sql`abs(${matches.startTime} - ${dayOf(query)})`, asc(matches.id))
    .limit(MOST);
  return inArray(matches.id, chosen);
}

const homeTeams = alias(teams, 'home');
const awayTeams = alias(teams, 'away');

function selectEntries(db: Database, where: SQL, { now }: CalendarQuery) {
  const shown = and(
    eq(matchDetails.matchId, matches.id),
    eq(matchDetails.kind, 'broadcasters'),
    notInArray(matches.status, [...CLOSED_STATUSES]),
    lt(matches.startTime, now + CHANNELS_AHEAD),
  );
  return db
    .select({
      match: matches,
      home: homeTeams,
      away: awayTeams,
      league: leagues,
      venue: venues,
      change: matchRevisions,
      channels: matchDetails.body,
    })
    .from(matches)
    .innerJoin(homeTeams, eq(homeTeams.id, matches.homeTeamId))
    .innerJoin(awayTeams, eq(awayTeams.id, matches.awayTeamId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(matchRevisions, eq(matchRevisions.matchId, matches.id))
    .leftJoin(venues, eq(venues.id, matches.venueId))
    .leftJoin(matchDetails, shown)
    .where(where)
    .orderBy(asc(matches.startTime), asc(matches.id));
}

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

function entryOf(row: EntryRow, { country }: CalendarQuery): CalendarEntry {
  return {
    event: eventWire(row.match, row.home, row.away),
    league: leagueWire(row.league),
    venue: row.venue && venueWire(row.venue),
    revision: row.change.revision,
    revisedAt: row.change.revisedAt,
    channels: row.channels === null ? [] : channelsIn(row.channels, country),
  };
}
