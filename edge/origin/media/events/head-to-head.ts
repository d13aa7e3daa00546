import { and, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { HeadToHead } from '../../../contracts/event-page.ts';
import { isUnplayed, type EventStatus } from '../../../../realtime/sports/event-status.ts';
import { winnerOf } from '../../../../realtime/sports/score.ts';
import type { Database } from '../../db/database.ts';
import { matches } from '../../db/schema.ts';
import { eventWire } from './event-wire.ts';
import { selectEvents, type EventRow } from './select-events.ts';

const FORM_MATCHES = 5;
const MEETINGS = 10;
const OVER: EventStatus[] = ['Ended', 'Finished'];

/** `getHeadToHead`: undefined when the id names no match. */
export async function findHeadToHead(
  db: Database,
  matchId: string,
): Promise<HeadToHead | undefined> {
  const [match] = await db.select().from(matches).where(eq(matches.id, matchId));
  if (!match) return undefined;
  const { homeTeamId, awayTeamId } = match;
  const last = (whose: SQL | undefined, count: number) =>
    selectEvents(db, and(whose, inArray(matches.status, OVER), ne(matches.id, matchId)))
      .orderBy(desc(matches.startTime), desc(matches.id))
      .limit(count);
  const [home, away, meetings] = await db.batch([
    last(isOf(homeTeamId), FORM_MATCHES),
    last(isOf(awayTeamId), FORM_MATCHES),
    last(and(isOf(homeTeamId), isOf(awayTeamId)), MEETINGS),
  ]);
  const winners = meetings.map(winnerIdOf);
  const count = (winner: string | null) => winners.filter((each) => each === winner).length;
  return {
    home: home.map(wire),
    away: away.map(wire),
    meetings: meetings.map(wire),
    summary: { homeWins: count(homeTeamId), awayWins: count(awayTeamId), draws: count(null) },
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
  const { winner, score, shootout } = match;
  const side = score === null ? winner : winnerOf({ winner, score, shootout });
  if (side) return side === 'home' ? match.homeTeamId : match.awayTeamId;
  return score && !isUnplayed({ ...match, score }) ? null : undefined;
}
