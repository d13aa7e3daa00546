import { and, asc, eq, gte, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { CLOSED_STATUSES } from '../../../../realtime/sports/event-status.ts';
import type { CalendarEntry, CalendarWire } from '../../../contracts/calendar.ts';
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
}

/** Answers `getMatchCalendar`: undefined when the id names no match. */
export async function matchCalendar(db: Database, id: string, query: CalendarQuery) {
  const [entry] = await selectEntries(db, eq(matches.id, id), query);
  return entry && { calendarName: '', entries: [entryOf(entry, query)] };
}

/** Answers `getTeamCalendar`: undefined when the id names no team. */
export async function teamCalendar(db: Database, id: string, query: CalendarQuery) {
  const ofTeam = or(eq(matches.homeTeamId, id), eq(matches.awayTeamId, id));
  const [[team], rows] = await db.batch([
    db.select({ name: teams.name }).from(teams).where(eq(teams.id, id)),
    selectEntries(db, nearest(db, ofTeam, query), query),
  ]);
  return team && calendarOf(team.name, rows, query);
}

/** Answers `getLeagueCalendar`: undefined when the id names no league. */
export async function leagueCalendar(db: Database, id: string, query: CalendarQuery) {
  const [[league], rows] = await db.batch([
    db.select({ name: leagues.name }).from(leagues).where(eq(leagues.id, id)),
    selectEntries(db, nearest(db, eq(matches.leagueId, id), query), query),
  ]);
  return league && calendarOf(league.name, rows, query);
}

/** Ids of what a fan follows. */
export interface Followed {
  leagues: readonly string[];
  teams: readonly string[];
  matches: readonly string[];
}

/** Answers `getFanCalendar`: the matches of everything that a fan follows, each once. */
export async function followedCalendar(
  db: Database,
  { leagues: leagueIds, teams: teamIds, matches: matchIds }: Followed,
  query: CalendarQuery,
): Promise<CalendarWire> {
  const isFollowed = or(
    isOneOf(matches.id, matchIds),
    isOneOf(matches.homeTeamId, teamIds),
    isOneOf(matches.awayTeamId, teamIds),
    isOneOf(matches.leagueId, leagueIds),
  );
  return calendarOf('', await selectEntries(db, nearest(db, isFollowed, query), query), query);
}

/**
 * Selects the matches nearest to the start of the day (UTC), so that the answer is the same all
 * day.
 */
function nearest(db: Database, whose: SQL | undefined, { now }: CalendarQuery): SQL {
  const today = now - (now % DAY);
  const chosen = db
    .select({ id: matches.id })
    .from(matches)
    .where(and(whose, eq(matches.startDayTbd, false), gte(matches.startTime, today - PAST)))
    .orderBy(sql`abs(${matches.startTime} - ${today})`, asc(matches.id))
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

function calendarOf(
  calendarName: string,
  rows: readonly EntryRow[],
  query: CalendarQuery,
): CalendarWire {
  return { calendarName, entries: rows.map((row) => entryOf(row, query)) };
}

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
