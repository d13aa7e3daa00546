import { sql } from 'drizzle-orm';
import { excluded, jsonRows, type Database, type Statement } from '../db/database.ts';
import {
  boxScoreLines,
  matchDetails,
  oddsOffers,
  type BoxScoreLineRow,
  type MatchDetailRow,
  type OddsOfferRow,
} from '../db/details-schema.ts';
import { players, type PlayerRow } from '../db/schema.ts';
import { insertPlayerEntries } from './search-entries.ts';
import type { SentBoxScore } from './detail-parts.ts';

/*
 * Rows travel as one JSON value per statement: a request may contain thousands, and D1 binds at
 * most a hundred values. No statement overwrites newer rows, so concurrent requests leave the
 * newest rows.
 */

/** Returns statements that upsert details. Each detail replaces an older one of its kind. */
export function upsertDetails(db: Database, rows: readonly MatchDetailRow[]): Statement[] {
  if (rows.length === 0) return [];
  return [
    db
      .insert(matchDetails)
      .select(
        sql`select value ->> 'matchId', value ->> 'kind', value ->> 'occurredAt',
          value ->> 'fingerprint', value -> 'body'
          from ${jsonRows(rows)} where true`,
      )
      .onConflictDoUpdate({
        target: [matchDetails.matchId, matchDetails.kind],
        set: {
          occurredAt: excluded(matchDetails.occurredAt),
          fingerprint: excluded(matchDetails.fingerprint),
          body: excluded(matchDetails.body),
        },
        setWhere: sql`${excluded(matchDetails.occurredAt)} >= ${matchDetails.occurredAt}`,
      }),
  ];
}

/**
 * Returns statements that replace the players of box scores. They run before those of
 * `upsertDetails`, since they compare with the stored details.
 */
export function replaceBoxScores(db: Database, sent: readonly SentBoxScore[]): Statement[] {
  if (sent.length === 0) return [];
  const heads = sent.map(({ matchId, side, occurredAt }) => ({ matchId, side, occurredAt }));
  const lines = sent.flatMap((boxScore) =>
    linesOf(boxScore).map((line) => ({ ...line, occurredAt: boxScore.occurredAt })),
  );
  const isNewest = sql`not exists (
    select 1 from ${matchDetails} known
    where known.match_id = value ->> 'matchId'
      and known.kind = 'box-score-' || (value ->> 'side')
      and known.occurred_at > value ->> 'occurredAt')`;
  return [
    db.delete(boxScoreLines).where(
      sql`match_id in (select value ->> 'matchId' from ${jsonRows(heads)})
        and exists (select 1 from ${jsonRows(heads)}
          where value ->> 'matchId' = match_id and value ->> 'side' = side and ${isNewest})`,
    ),
    db
      .insert(boxScoreLines)
      .select(
        sql`select value ->> 'matchId', value ->> 'playerId', value ->> 'side',
          value ->> 'place', value ->> 'name', value ->> 'number', value ->> 'position',
          value ->> 'isStarter', value -> 'values'
          from ${jsonRows(lines)} where ${isNewest}`,
      )
      // A player whom both sides list belongs to the first side.
      .onConflictDoNothing(),
  ];
}

/** Returns statements that upsert offers. A known offer keeps its opening prices. */
export function upsertOffers(db: Database, rows: readonly OddsOfferRow[]): Statement[] {
  if (rows.length === 0) return [];
  const { matchId, market, line, bookmakerId, updatedAt } = oddsOffers;
  return [
    db
      .insert(oddsOffers)
      .select(
        sql`select value ->> 'matchId', value ->> 'market', value ->> 'line',
          value ->> 'bookmakerId', value ->> 'bookmakerName', value -> 'prices',
          value -> 'opening', value ->> 'isSuspended', value ->> 'updatedAt'
          from ${jsonRows(rows)} where true`,
      )
      .onConflictDoUpdate({
        target: [matchId, market, line, bookmakerId],
        set: {
          bookmakerName: excluded(oddsOffers.bookmakerName),
          prices: excluded(oddsOffers.prices),
          isSuspended: excluded(oddsOffers.isSuspended),
          updatedAt: excluded(updatedAt),
        },
        setWhere: sql`${excluded(updatedAt)} >= ${updatedAt}`,
      }),
  ];
}

/**
 * Returns statements that insert unknown players. A known player stays, since a squad's data is
 * better.
 */
export function insertPlayers(db: Database, rows: readonly PlayerRow[]): Statement[] {
  if (rows.length === 0) return [];
  return [
    db
      .insert(players)
      .select(
        sql`select value ->> 'id', value ->> 'sportId', value ->> 'name', null, null, null
          from ${jsonRows(rows)} where true`,
      )
      .onConflictDoNothing(),
    ...insertPlayerEntries(db, rows),
  ];
}

function linesOf({ matchId, side, players: listed }: SentBoxScore): BoxScoreLineRow[] {
  return listed.map(({ id, name, number, position, starter, values }, place) => ({
    matchId,
    playerId: id,
    side,
    place,
    name,
    number: number ?? null,
    position: position ?? null,
    isStarter: starter ?? false,
    values,
  }));
}
