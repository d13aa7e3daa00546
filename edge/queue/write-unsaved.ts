import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { Env } from '../env.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { registerFixtures } from '../origin/catalogue/register-fixtures.ts';
import { reportedFixture } from '../origin/catalogue/reported-fixture.ts';
import { writeRecords } from '../origin/catalogue/write-records.ts';
import { writeStates } from '../origin/catalogue/write-states.ts';
import type { Database } from '../origin/db/database.ts';
import { confirmStored } from './confirm-stored.ts';

/** Most snapshots in memory at once: each may have many incidents. */
const PART = 8;

/**
 * Writes what the rooms of these matches report as unsaved, whatever the match's age and status:
 * the fixture and the state, and the incidents and statistics if the match is closed. `now` is in
 * ms. Throws when a room or the database does not answer; the rest then stays unsaved.
 */
export async function writeUnsaved(
  env: Env,
  db: Database,
  { matchIds, now }: { matchIds: readonly string[]; now: number },
): Promise<void> {
  const ids = [...new Set(matchIds)];
  for (let start = 0; start < ids.length; start += PART)
    await writePart(env, db, { matchIds: ids.slice(start, start + PART), now });
}

async function writePart(
  env: Env,
  db: Database,
  { matchIds, now }: { matchIds: readonly string[]; now: number },
): Promise<void> {
  const asked = await Promise.all(matchIds.map((matchId) => matchRoom(env, matchId).unsaved()));
  const unsaved = asked.filter((one) => one !== null);
  const snapshots = unsaved.map(({ snapshot }) => snapshot);
  await registerFixtures(
    db,
    unsaved.flatMap(({ snapshot, fixture }) =>
      fixture ? [reportedFixture(snapshot.state, fixture)] : [],
    ),
  );
  await writeStates(
    db,
    snapshots.map((snapshot) => matchStateRecord(snapshot, now)),
  );
  await writeRecords(db, snapshots, now);
  await confirmStored(
    env,
    snapshots.map(({ epoch, version, state }) => ({ matchId: state.matchId, epoch, version })),
  );
}
