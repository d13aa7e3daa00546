import type { Fixture } from '../../../realtime/protocol/ingest.ts';
import { runBatch, type Database } from '../db/database.ts';
import { fixtureRows, newestById } from './fixture-rows.ts';
import { upsertNamed, upsertReportedMatches } from './upserts.ts';

export interface ReportedFixture {
  matchId: string;
  fixture: Fixture;
  /** Sequence number of the update; 0 without one. */
  sequence: number;
}

/**
 * Stores matches with their leagues and teams (spec point 3), so that lists show them and viewers
 * may watch their rooms. Idempotent; an older fixture does not overwrite a newer one. Throws if the
 * database does not answer.
 */
export async function registerFixtures(
  db: Database,
  fixtures: readonly ReportedFixture[],
): Promise<void> {
  const inOrder = fixtures.toSorted((a, b) => a.sequence - b.sequence);
  const rows = inOrder.map(fixtureRows);
  const matches = rows.map(({ match }, at) => ({
    ...match,
    fixtureSequence: inOrder[at]?.sequence ?? 0,
  }));
  await runBatch(db, [...upsertNamed(db, rows), ...upsertReportedMatches(db, newestById(matches))]);
}
