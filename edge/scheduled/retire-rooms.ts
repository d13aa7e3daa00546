import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { createDatabase, isOneOf, type Database } from '../origin/db/database.ts';
import { matchRecords } from '../origin/db/details-schema.ts';
import { matches, RETIRED } from '../origin/db/schema.ts';

/** Most rooms of one pass, and most parallel calls. */
const ROOMS = 100;
const ROOMS_AT_ONCE = 8;

/** Literally as in the partial index: SQLite would not use it with a bound value. */
const IS_KEPT = sql`${matches.stateEpoch} <> 'retired'`;

/**
 * Empties rooms of closed matches that have not changed since `before` (ms). The database keeps their state, incidents
 * and statistics. A later correction begins a new room. A room that fails does not stop the others: its error is thrown
 * after them.
 */
export async function retireRooms(env: Env, before: number): Promise<void> {
  const db = createDatabase(env.DB);
  const ids: string[] = [];
  const errors: unknown[] = [];
  await mapBounded(await dueRooms(db, before), ROOMS_AT_ONCE, async (match) => {
    try {
      if (await matchRoom(env, match.id).retire(match.epoch, match.version)) ids.push(match.id);
    } catch (error) {
      errors.push(error);
    }
  });
  if (ids.length > 0)
    await db.batch([
      db.update(matches).set({ stateEpoch: RETIRED }).where(isOneOf(matches.id, ids)),
      db.update(matchRecords).set({ epoch: RETIRED }).where(isOneOf(matchRecords.matchId, ids)),
    ]);
  if (errors.length > 0) throw errors[0];
}

/**
 * Returns at most a hundred matches whose room is due, with the epoch and version that the database has. It begins at
 * a random time, since rooms that stay, such as those with viewers, would else fill each pass.
 */
async function dueRooms(db: Database, before: number) {
  const { id, stateEpoch, stateVersion, stateAt, status } = matches;
  const dueBetween = (from: number, to: number, limit: number) =>
    db
      .select({ id, epoch: matchRecords.epoch, version: stateVersion })
      .from(matches)
      .innerJoin(
        matchRecords,
        and(
          eq(matchRecords.matchId, id),
          eq(matchRecords.epoch, stateEpoch),
          eq(matchRecords.version, stateVersion),
        ),
      )
      .where(
        and(IS_KEPT, gte(stateAt, from), lte(stateAt, to), inArray(status, [...CLOSED_STATUSES])),
      )
      .orderBy(asc(stateAt))
      .limit(limit);
  const [oldest] = await db
    .select({ at: stateAt })
    .from(matches)
    .where(IS_KEPT)
    .orderBy(asc(stateAt))
    .limit(1);
  if (!oldest || oldest.at > before) return [];
  const start = oldest.at + Math.floor(Math.random() * (before - oldest.at + 1));
  const later = await dueBetween(start, before, ROOMS);
  return [...later, ...(await dueBetween(oldest.at, start - 1, ROOMS - later.length))];
}
