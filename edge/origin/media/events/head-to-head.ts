import { and, between, desc, eq, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import type { HeadToHead } from '../../../contracts/event-page.ts';
import { phaseOf, type EventStatus } from '../../../../realtime/sports/event-status.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import type { Database } from '../../db/database.ts';
import { leagues, matches, teams, type MatchRow } from '../../db/schema.ts';
import { eventWire } from './event-wire.ts';
import { knownRun } from './known-run.ts';
import { selectEvents, type EventRow } from './select-events.ts';
import { teamFacts } from './team-facts.ts';
import {
  LONGEST_PAUSE,
  LONGEST_PAUSE_OF_MEETINGS,
  matchdaysOf,
  ROUNDS_NEAR,
  teamMatches,
  winnerIn,
} from './team-matches.ts';

const FORM_MATCHES = 5;
const MEETINGS = 10;
/** Most matches that facts are based on: no streak that matters is longer. */
const FACT_MATCHES = 40;
const OVER: EventStatus[] = ['Ended', 'Finished'];

/** Two teams. Outside a match the sides only name them. */
type Pair = Pick<MatchRow, 'homeTeamId' | 'awayTeamId'>;

/**
 * Answers `getHeadToHead`: the matches before this one, or before `now` (ms) if this one has not
 * begun. Undefined when the id names no match.
 */
export async function findHeadToHead(
  db: Database,
  matchId: string,
  now: number,
): Promise<HeadToHead | undefined> {
  const [match] = await db.select().from(matches).where(eq(matches.id, matchId));
  if (!match) return undefined;
  const until = phaseOf(match.status) === 'fixture' ? now : match.startTime;
  const past = await readPast(db, match, until, ne(matches.id, matchId));
  return headToHeadOf(past, match);
}

/**
 * Answers `compareTeams`: the first team takes the place of the home team, but no fact is about a
 * ground. Undefined for an unknown team, for the same team twice, and for teams of different
 * sports.
 */
export async function compareTeams(
  db: Database,
  [homeTeamId, awayTeamId]: readonly [string, string],
  now: number,
): Promise<HeadToHead | undefined> {
  const pair = { homeTeamId, awayTeamId };
  const [[one, other], past] = await Promise.all([
    db
      .select({ sportId: teams.sportId })
      .from(teams)
      .where(inArray(teams.id, [homeTeamId, awayTeamId])),
    readPast(db, pair, now),
  ]);
  if (!one || !other || one.sportId !== other.sportId) return undefined;
  return headToHeadOf(past, { ...pair, sportId: one.sportId }, { hasGround: false });
}

/**
 * Reads the last matches of two teams with a start by `until` (ms) that meet the condition `but`:
 * their results, and their runs of results without a gap.
 */
async function readPast(db: Database, { homeTeamId, awayTeamId }: Pair, until: number, but?: SQL) {
  const hasBegun = and(lte(matches.startTime, until), but);
  const newest = [desc(matches.startTime), desc(matches.id)];
  const both = and(isOf(homeTeamId), isOf(awayTeamId));
  const last = (whose: SQL | undefined, count: number) =>
    selectEvents(db, and(whose, hasBegun, inArray(matches.status, OVER)))
      .orderBy(...newest)
      .limit(count);
  const rowsOf = (whose: SQL | undefined) =>
    db
      .select({ match: matches, league: leagues.name })
      .from(matches)
      .innerJoin(leagues, eq(leagues.id, matches.leagueId))
      .where(and(whose, hasBegun))
      .orderBy(...newest)
      .limit(FACT_MATCHES);
  const roundsOf = (teamId: string) =>
    db
      .selectDistinct({ seasonId: matches.seasonId, round: matches.round })
      .from(matches)
      .where(
        and(isOf(teamId), between(matches.startTime, until - ROUNDS_NEAR, until + ROUNDS_NEAR)),
      );
  const [home, away, meetings, homeRows, awayRows, metRows, homeRounds, awayRounds] =
    await db.batch([
      last(isOf(homeTeamId), FORM_MATCHES),
      last(isOf(awayTeamId), FORM_MATCHES),
      last(both, MEETINGS),
      rowsOf(isOf(homeTeamId)),
      rowsOf(isOf(awayTeamId)),
      rowsOf(both),
      roundsOf(homeTeamId),
      roundsOf(awayTeamId),
    ]);
  const runOf = (rows: typeof homeRows, teamId: string, rounds: typeof homeRounds) =>
    knownRun(teamMatches(rows, teamId, until), {
      longestPause: LONGEST_PAUSE,
      matchdays: matchdaysOf(rounds),
    });
  return {
    home,
    away,
    meetings,
    runs: {
      home: runOf(homeRows, homeTeamId, homeRounds),
      away: runOf(awayRows, awayTeamId, awayRounds),
      meetings: knownRun(teamMatches(metRows, homeTeamId, until), {
        longestPause: LONGEST_PAUSE_OF_MEETINGS,
      }),
    },
  };
}

function headToHeadOf(
  { home, away, meetings, runs }: Awaited<ReturnType<typeof readPast>>,
  { homeTeamId, awayTeamId, sportId }: Pair & Pick<MatchRow, 'sportId'>,
  grounds?: { hasGround: boolean },
): HeadToHead {
  const winners = meetings.map(winnerIdOf);
  const count = (winner: string | null) => winners.filter((each) => each === winner).length;
  return {
    home: home.map(wire),
    away: away.map(wire),
    meetings: meetings.map(wire),
    summary: { homeWins: count(homeTeamId), awayWins: count(awayTeamId), draws: count(null) },
    facts: teamFacts(sportById(sportId).key, runs, runs.meetings, grounds),
  };
}

function isOf(teamId: string): SQL | undefined {
  return or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId));
}

function wire({ match, home, away }: EventRow) {
  return eventWire(match, home, away);
}

/** Returns the winner's id; null for a draw, undefined if unknown. */
function winnerIdOf({ match }: EventRow): string | null | undefined {
  const side = winnerIn(match);
  if (!side) return side;
  return side === 'home' ? match.homeTeamId : match.awayTeamId;
}
