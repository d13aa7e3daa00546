import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { createDatabase, isOneOf } from '../origin/db/database.ts';
import { matchRecords } from '../origin/db/details-schema.ts';
import { matches, RETIRED } from '../origin/db/schema.ts';

/** Most rooms of one pass, and most parallel calls. */
const ROOMS = 100;
const ROOMS_AT_ONCE = 8;

/**
 * Empties the rooms of closed matches that have not changed since `before` (ms), the oldest first. The
 * database keeps their state, incidents and statistics. A later correction begins a new room.
 */
export async function retireRooms(env: Env, before: number): Promise<void> {
  const db = createDatabase(env.DB);
  const { id, stateEpoch, stateVersion, stateAt, status } = matches;
  const old = await db
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
      and(
        // Literally as in the partial index: SQLite would not use it with a bound value.
        sql`${stateEpoch} <> 'retired'`,
        lte(stateAt, before),
        inArray(status, [...CLOSED_STATUSES]),
      ),
    )
    .orderBy(asc(stateAt))
    .limit(ROOMS);
  const emptied = await mapBounded(old, ROOMS_AT_ONCE, async (match) =>
    (await matchRoom(env, match.id).retire(match.epoch, match.version)) ? [match.id] : [],
  );
  const ids = emptied.flat();
  if (ids.length === 0) return;
  await db.batch([
    db.update(matches).set({ stateEpoch: RETIRED }).where(isOneOf(id, ids)),
    db.update(matchRecords).set({ epoch: RETIRED }).where(isOneOf(matchRecords.matchId, ids)),
  ]);
}
