import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { matchDetails, oddsOffers, type DetailKind } from '../../db/details-schema.ts';
import { matches, type MatchRow } from '../../db/schema.ts';

const PARTS: Partial<Record<DetailKind, string>> = {
  'lineup-home': 'lineups',
  'lineup-away': 'lineups',
  'box-score-home': 'box-score',
  'box-score-away': 'box-score',
};

/** The `parts` of an `EventDetail`: what is known of a match beside its course, and whether its league has tables. */
export async function knownParts(
  db: Database,
  { id, leagueId }: Pick<MatchRow, 'id' | 'leagueId'>,
): Promise<string[]> {
  const [details, offers, counted] = await db.batch([
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
        and(eq(matches.leagueId, leagueId), or(isNull(matches.stage), eq(matches.stage, 'table'))),
      )
      .limit(1),
  ]);
  const parts = new Set(details.flatMap(({ kind }) => PARTS[kind] ?? []));
  if (offers.length > 0) parts.add('odds');
  if (counted.length > 0) parts.add('standings');
  return [...parts];
}
