import type { CatalogueResponse } from '../../../realtime/protocol/catalogue.ts';
import type { SeasonRules } from '../../../realtime/protocol/season-rules.ts';
import { isOneOf, runBatch, upsert, type Database } from '../db/database.ts';
import { seasonRules, type SeasonRulesRow } from '../db/schema.ts';
import { changesOf } from './changes.ts';

/**
 * Imports the table order, zones and knock-out rounds of seasons. Importing the same rules again
 * changes nothing.
 */
export async function importRules(
  db: Database,
  listed: readonly SeasonRules[],
): Promise<CatalogueResponse> {
  const rows = new Map(listed.map((rules) => [rules.seasonId, rulesRow(rules)]));
  if (rows.size === 0) return { created: 0, updated: 0, unchanged: 0 };
  const known = await db
    .select()
    .from(seasonRules)
    .where(isOneOf(seasonRules.seasonId, [...rows.keys()]));
  const { keys, counts } = changesOf(new Map(known.map((row) => [row.seasonId, row])), rows);
  const changed = [...keys].flatMap((id) => rows.get(id) ?? []);
  await runBatch(db, upsert(db, seasonRules, changed, { by: [seasonRules.seasonId] }));
  return counts;
}

function rulesRow({
  seasonId,
  tiebreakers,
  zones = [],
  knockout = [],
}: SeasonRules): SeasonRulesRow {
  return { seasonId, tiebreakers: tiebreakers ?? null, zones, knockout };
}
