import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { listUnsettled } from '../origin/catalogue/unsettled.ts';
import { writeRecords } from '../origin/catalogue/write-records.ts';
import { writeStates } from '../origin/catalogue/write-states.ts';
import { createDatabase } from '../origin/db/database.ts';

const ROOMS_AT_ONCE = 8;
/** States of one batch. A later failure does not undo finished batches. */
const PART = 50;

/**
 * Copies the state of every match that has begun and is not closed in the database from its room, in case
 * a queue message got lost. `now` is ms.
 */
export async function reconcile(env: Env, now: number): Promise<void> {
  const db = createDatabase(env.DB);
  const ids = await listUnsettled(db, now);
  await copyStates(env, ids, now);
  log('info', 'reconciled', { matches: ids.length });
}

/** Copies the states of these matches from their rooms to the database. `now` is ms. */
export async function copyStates(env: Env, ids: readonly string[], now: number): Promise<void> {
  const db = createDatabase(env.DB);
  for (let start = 0; start < ids.length; start += PART) {
    const part = ids.slice(start, start + PART);
    const read = await mapBounded(part, ROOMS_AT_ONCE, (id) => readSnapshot(env, id));
    const snapshots = read.filter((snapshot) => snapshot !== null);
    await writeStates(
      db,
      snapshots.map((snapshot) => matchStateRecord(snapshot, now)),
    );
    await writeRecords(db, snapshots, now);
  }
}

/** Returns a room's snapshot; null if it has no state, or does not answer: the next pass tries again. */
async function readSnapshot(env: Env, matchId: string): Promise<MatchSnapshot | null> {
  try {
    return await matchRoom(env, matchId).snapshot();
  } catch (error) {
    log('warn', 'reconcile-failed', { match: matchId, error: stackOf(error) });
    return null;
  }
}
