import type { Fixture } from '../../../realtime/protocol/ingest.ts';
import { runBatch, type Database } from '../db/database.ts';
import { fixtureRows, newestById } from './fixture-rows.ts';
import { upsertSearchEntries } from './search-entries.ts';
import {
  upsertGrounds,
  upsertLeagues,
  upsertReportedMatches,
  upsertSeasons,
  upsertTeams,
} from './upserts.ts';

export interface ReportedFixture {
  matchId: string;
  fixture: Fixture;
  /** Sequence of the update; 0 without one. */
  sequence: number;
}

/**
 * Stores matches with their leagues and teams (spec point 3), so that lists show them and viewers
 * may watch their rooms. Idempotent; an older fixture does not overwrite a newer one. Throws when
 * the database does not answer.
 */
export async function registerFixtures(
  db: Database,
  fixtures: readonly ReportedFixture[],
): Promise<void> {
  const inOrder = fixtures.toSorted((a, b) => a.sequence - b.sequence);
  const rows = inOrder.map(fixtureRows);
  const matches = inOrder.map((reported) => ({
    ...fixtureRows(reported).match,
    fixtureSequence: reported.sequence,
  }));
  const leagues = newestById(rows.map((row) => row.league));
  const teams = newestById(rows.flatMap((row) => row.teams));
  await runBatch(db, [
    ...upsertLeagues(db, leagues),
    ...upsertSeasons(db, newestById(rows.flatMap((row) => row.season ?? []))),
    ...upsertGrounds(db, newestById(rows.flatMap((row) => row.ground ?? []))),
    ...upsertTeams(db, teams),
    ...upsertSearchEntries(db, { leagues, teams }),
    ...upsertReportedMatches(db, newestById(matches)),
  ]);
}
