import type { CatalogueResponse } from '../../../realtime/protocol/catalogue.ts';
import type { SeasonRules } from '../../../realtime/protocol/season-rules.ts';
import { excluded, insertParts, isOneOf, runBatch, type Database } from '../db/database.ts';
import { seasonRules, type SeasonRulesRow } from '../db/schema.ts';
import { changesOf } from './changes.ts';

/** Imports the table order and zones of seasons. Importing the same rules again changes nothing. */
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
  await runBatch(
    db,
    insertParts([...keys].flatMap((id) => rows.get(id) ?? [])).map((part) =>
      db
        .insert(seasonRules)
        .values(part)
        .onConflictDoUpdate({
          target: seasonRules.seasonId,
          set: {
            tiebreakers: excluded(seasonRules.tiebreakers),
            zones: excluded(seasonRules.zones),
            knockout: excluded(seasonRules.knockout),
          },
        }),
    ),
  );
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
