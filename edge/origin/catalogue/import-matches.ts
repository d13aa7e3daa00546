import type { CatalogueMatch, CatalogueResponse } from '../../../realtime/protocol/catalogue.ts';
import { isOneOf, runBatch, type Database } from '../db/database.ts';
import { matches, type MatchRow } from '../db/schema.ts';
import { fingerprint } from './changes.ts';
import { fixtureRows, newestById } from './fixture-rows.ts';
import { upsertListedMatches, upsertNamed } from './upserts.ts';

/**
 * Imports matches of a season with their leagues and teams. Counts created, updated and unchanged
 * matches, each id once. A match that a room has reported keeps its data; it only takes its season,
 * stage, tie and venue.
 */
export async function importMatches(
  db: Database,
  listed: readonly CatalogueMatch[],
): Promise<CatalogueResponse> {
  const rows = listed.map(fixtureRows);
  const matchRows = newestById(rows.map((row) => row.match));
  const known = await db
    .select()
    .from(matches)
    .where(
      isOneOf(
        matches.id,
        matchRows.map((row) => row.id),
      ),
    );
  const knownById = new Map(known.map((row) => [row.id, row]));
  const created = matchRows.filter((row) => !knownById.has(row.id));
  const updated: MatchRow[] = [];
  for (const row of matchRows) {
    const before = knownById.get(row.id);
    if (before === undefined) continue;
    const after = merged(before, row);
    if (!isSameMatch(before, after)) updated.push(after);
  }
  await runBatch(db, [
    ...upsertNamed(db, rows),
    ...upsertListedMatches(db, [...created, ...updated]),
  ]);
  return {
    created: created.length,
    updated: updated.length,
    unchanged: matchRows.length - created.length - updated.length,
  };
}

/** Returns the known match with the data that it takes from a listed one. */
function merged(before: MatchRow, listed: MatchRow): MatchRow {
  const place = {
    seasonId: listed.seasonId ?? before.seasonId,
    stage: listed.stage ?? before.stage,
    tie: listed.tie ?? before.tie,
    venueId: listed.venueId ?? before.venueId,
    fixtureSequence: before.fixtureSequence,
  };
  return { ...(before.stateVersion === 0 ? listed : before), ...place };
}

function isSameMatch(a: MatchRow, b: MatchRow): boolean {
  return fingerprint(a) === fingerprint(b);
}
