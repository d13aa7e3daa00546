import { and, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { HeadToHead } from '../../../contracts/event-page.ts';
import { isUnplayed, type EventStatus } from '../../../../realtime/sports/event-status.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import { formResultOf, winnerOf } from '../../../../realtime/sports/score.ts';
import type { Database } from '../../db/database.ts';
import { matches, teams, type MatchRow } from '../../db/schema.ts';
import { eventWire } from './event-wire.ts';
import { selectEvents, type EventRow } from './select-events.ts';
import { teamFacts, type TeamResult } from './team-facts.ts';

const FORM_MATCHES = 5;
const MEETINGS = 10;
/** Results in which facts are looked for: no streak that matters is longer. */
const FACT_MATCHES = 40;
const OVER: EventStatus[] = ['Ended', 'Finished'];

/** The two teams; in a match, by their sides. */
type Pair = Pick<MatchRow, 'homeTeamId' | 'awayTeamId'>;

/** `getHeadToHead`: undefined when the id names no match. */
export async function findHeadToHead(
  db: Database,
  matchId: string,
): Promise<HeadToHead | undefined> {
  const [match] = await db.select().from(matches).where(eq(matches.id, matchId));
  if (!match) return undefined;
  const past = await readPast(db, match, ne(matches.id, matchId));
  return headToHeadOf(past, match);
}

/**
 * `compareTeams`: the first team stands as the home team, though neither has a ground here. Undefined
 * for an unknown team, for twice the same, and for two of different sports.
 */
export async function compareTeams(
  db: Database,
  homeTeamId: string,
  awayTeamId: string,
): Promise<HeadToHead | undefined> {
  const pair = { homeTeamId, awayTeamId };
  const [[one, other], past] = await Promise.all([
    db
      .select({ sportId: teams.sportId })
      .from(teams)
      .where(inArray(teams.id, [homeTeamId, awayTeamId])),
    readPast(db, pair),
  ]);
  if (!one || !other || one.sportId !== other.sportId) return undefined;
  return headToHeadOf(past, { ...pair, sportId: one.sportId }, { hasGround: false });
}

/** Reads the last results of two teams, those that `but` allows. */
async function readPast(db: Database, { homeTeamId, awayTeamId }: Pair, but?: SQL) {
  const isOver = and(inArray(matches.status, OVER), but);
  const newest = [desc(matches.startTime), desc(matches.id)];
  const last = (whose: SQL | undefined, count: number) =>
    selectEvents(db, and(whose, isOver))
      .orderBy(...newest)
      .limit(count);
  const rowsOf = (whose: SQL | undefined) =>
    db
      .select()
      .from(matches)
      .where(and(whose, isOver))
      .orderBy(...newest)
      .limit(FACT_MATCHES);
  const [home, away, meetings, homeRows, awayRows] = await db.batch([
    last(isOf(homeTeamId), FORM_MATCHES),
    last(isOf(awayTeamId), FORM_MATCHES),
    last(and(isOf(homeTeamId), isOf(awayTeamId)), MEETINGS),
    rowsOf(isOf(homeTeamId)),
    rowsOf(isOf(awayTeamId)),
  ]);
  return { home, away, meetings, homeRows, awayRows };
}

function headToHeadOf(
  { home, away, meetings, homeRows, awayRows }: Awaited<ReturnType<typeof readPast>>,
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
    facts: teamFacts(
      sportById(sportId).key,
      { home: resultsOf(homeRows, homeTeamId), away: resultsOf(awayRows, awayTeamId) },
      resultsOf(
        meetings.map((row) => row.match),
        homeTeamId,
      ),
      grounds,
    ),
  };
}

function isOf(teamId: string): SQL | undefined {
  return or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId));
}

function wire({ match, home, away }: EventRow) {
  return eventWire(match, home, away);
}

/** Returns a team's results that are known, in order. */
function resultsOf(rows: readonly MatchRow[], teamId: string): TeamResult[] {
  return rows.flatMap((match) => {
    const winner = winnerIn(match);
    if (winner === undefined) return [];
    const side: Side = match.homeTeamId === teamId ? 'home' : 'away';
    return [{ side, outcome: formResultOf(side, winner), score: match.score }];
  });
}

/** Returns the winner's id; null for a draw, undefined if unknown. */
function winnerIdOf({ match }: EventRow): string | null | undefined {
  const side = winnerIn(match);
  if (!side) return side;
  return side === 'home' ? match.homeTeamId : match.awayTeamId;
}

/** Returns the side that won; null for a draw, undefined if unknown. */
function winnerIn(match: MatchRow): Side | null | undefined {
  const { winner, score, shootout } = match;
  const side = score === null ? winner : winnerOf({ winner, score, shootout });
  if (side) return side;
  return score && !isUnplayed({ ...match, score }) ? null : undefined;
}
