import type { CatalogueResponse } from '../../../realtime/protocol/catalogue.ts';
import type { Venue } from '../../../realtime/protocol/venue.ts';
import { isOneOf, runBatch, upsert, type Database } from '../db/database.ts';
import { venues } from '../db/schema.ts';
import { changesOf } from './changes.ts';
import { venueRow } from './fixture-rows.ts';

/** Imports grounds; a repeated ground changes nothing. */
export async function importVenues(
  db: Database,
  listed: readonly Venue[],
): Promise<CatalogueResponse> {
  const rows = new Map(listed.map((venue) => [venue.id, venueRow(venue)]));
  const known = await db
    .select()
    .from(venues)
    .where(isOneOf(venues.id, [...rows.keys()]));
  const { keys, counts } = changesOf(new Map(known.map((row) => [row.id, row])), rows);
  const changed = [...keys].flatMap((id) => rows.get(id) ?? []);
  await runBatch(db, upsert(db, venues, changed, { by: [venues.id] }));
  return counts;
}
