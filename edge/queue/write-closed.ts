import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { RoomsEnv } from '../../realtime/hosts/rooms-env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import type { MatchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { writeRecords } from '../origin/catalogue/write-records.ts';
import type { Database } from '../origin/db/database.ts';

const ROOMS_AT_ONCE = 8;

/**
 * Writes the incidents and statistics of the matches that these states close. Reads them from the
 * rooms, since they may exceed a queue message (128 kB). Throws when a room or the database does
 * not answer.
 */
export async function writeClosed(
  env: RoomsEnv,
  db: Database,
  records: readonly MatchStateRecord[],
): Promise<void> {
  const closed = records.filter(({ status }) => CLOSED_STATUSES.has(status));
  const ids = [...new Set(closed.map(({ matchId }) => matchId))];
  const snapshots = await mapBounded(ids, ROOMS_AT_ONCE, (id) => matchRoom(env, id).snapshot());
  const at = Math.max(0, ...closed.map((record) => record.at));
  await writeRecords(
    db,
    snapshots.filter((snapshot) => snapshot !== null),
    at,
  );
}
