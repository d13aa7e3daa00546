import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { TABLE_STAGES } from '../../../../realtime/sports/stage.ts';
import type { Database } from '../../db/database.ts';
import {
  matchDetails,
  matchRecords,
  oddsOffers,
  type DetailKind,
} from '../../db/details-schema.ts';
import { matches, type MatchRow } from '../../db/schema.ts';

const PARTS: Record<DetailKind, string> = {
  'lineup-home': 'lineups',
  'lineup-away': 'lineups',
  'box-score-home': 'box-score',
  'box-score-away': 'box-score',
  incidents: 'commentary',
  statistics: 'stats',
  broadcasters: 'broadcasters',
};

/**
 * Returns the `parts` of an `EventDetail`: known details of a match, finished matches of its sides,
 * and whether its season has tables.
 */
export async function knownParts(db: Database, match: MatchRow): Promise<string[]> {
  const { id, leagueId } = match;
  const sides = [match.homeTeamId, match.awayTeamId];
  const [details, offers, counted, before, records] = await db.batch([
    db.select({ kind: matchDetails.kind }).from(matchDetails).where(eq(matchDetails.matchId, id)),
    db
      .select({ market: oddsOffers.market })
      .from(oddsOffers)
      .where(eq(oddsOffers.matchId, id))
      .limit(1),
    db
      .select({ id: matches.id })
      .from(matches)
      .where(
        and(
          eq(matches.leagueId, leagueId),
          match.seasonId === null ? isNull(matches.seasonId) : eq(matches.seasonId, match.seasonId),
          or(isNull(matches.stage), inArray(matches.stage, TABLE_STAGES)),
          // A season without its first matchday has no table.
          or(
            isNull(matches.round),
            inArray(matches.round, ['Matchday 1', 'Week 1']),
            sql`${matches.round} not like 'Matchday %' and ${matches.round} not like 'Week %'`,
          ),
        ),
      )
      .limit(1),
    db
      .select({ id: matches.id })
      .from(matches)
      .where(
        and(
          or(inArray(matches.homeTeamId, sides), inArray(matches.awayTeamId, sides)),
          inArray(matches.status, ['Ended', 'Finished']),
          ne(matches.id, id),
        ),
      )
      .limit(1),
    db
      .select({
        hasIncidents: sql<number>`json_array_length(${matchRecords.incidents}) > 0`,
        hasStats: sql<number>`${matchRecords.stats} <> '{}'`,
      })
      .from(matchRecords)
      .where(eq(matchRecords.matchId, id)),
  ]);
  const parts = new Set(details.map(({ kind }) => PARTS[kind]));
  if (offers.length > 0) parts.add('odds');
  if (counted.length > 0) parts.add('standings');
  if (before.length > 0) parts.add('head-to-head');
  if (records.some(({ hasIncidents }) => hasIncidents)) parts.add('commentary');
  if (records.some(({ hasStats }) => hasStats)) parts.add('stats');
  return [...parts];
}
