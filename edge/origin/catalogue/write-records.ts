import { sql } from 'drizzle-orm';
import { CLOSED_STATUSES } from '../../../realtime/sports/event-status.ts';
import type { MatchSnapshot } from '../../../realtime/protocol/frame.ts';
import { excluded, runBatch, type Database } from '../db/database.ts';
import { matchRecords } from '../db/details-schema.ts';
import { newestById } from './fixture-rows.ts';
import { listMatchPlayers, peopleOfIncidents, playerRow } from './match-players.ts';
import { insertPlayers } from './write-details.ts';

/**
 * Writes the incidents and statistics of closed matches, so that a read need not wake the room, and
 * the players whom they name. A newer row stays, as in `writeStates`. Skips open matches, which are
 * read from their rooms. `at` is when the rooms were read, ms.
 */
export async function writeRecords(
  db: Database,
  snapshots: readonly MatchSnapshot[],
  at: number,
): Promise<void> {
  const closed = snapshots.filter(({ state }) => CLOSED_STATUSES.has(state.status));
  const { epoch, version } = matchRecords;
  const people = closed.flatMap(({ state: { incidents, sportId } }) =>
    peopleOfIncidents(incidents).map((person) => playerRow(sportId, person)),
  );
  await runBatch(db, [
    ...insertPlayers(db, newestById(people)),
    ...closed.map((snapshot) =>
      db
        .insert(matchRecords)
        .values({
          matchId: snapshot.state.matchId,
          epoch: snapshot.epoch,
          version: snapshot.version,
          at,
          incidents: snapshot.state.incidents,
          stats: snapshot.state.stats,
        })
        .onConflictDoUpdate({
          target: matchRecords.matchId,
          set: {
            epoch: excluded(epoch),
            version: excluded(version),
            at: excluded(matchRecords.at),
            incidents: excluded(matchRecords.incidents),
            stats: excluded(matchRecords.stats),
          },
          setWhere: sql`(${epoch} = ${excluded(epoch)} and ${version} < ${excluded(version)})
            or (${epoch} <> ${excluded(epoch)} and ${matchRecords.at} < ${excluded(matchRecords.at)})`,
        }),
    ),
    ...listMatchPlayers(
      db,
      closed.map(({ state }) => state.matchId),
    ),
  ]);
}
