import { inArray } from 'drizzle-orm';
import type { CatalogueResponse, Group } from '../../../realtime/protocol/catalogue.ts';
import { runBatch, upsert, type Database } from '../db/database.ts';
import { groupTeams, type GroupTeamRow } from '../db/schema.ts';
import { changesOf } from './changes.ts';
import { newestById, teamRow } from './fixture-rows.ts';
import { upsertSearchEntries } from './search-entries.ts';
import { upsertTeams } from './upserts.ts';

/** Imports the teams of each group; a team is in one group of a season. */
export async function importGroups(
  db: Database,
  listed: readonly Group[],
): Promise<CatalogueResponse> {
  if (listed.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const rows = listed.flatMap(({ seasonId, name, teams }) =>
    teams.map(({ id }): GroupTeamRow => ({ seasonId, teamId: id, group: name })),
  );
  const seasonIds = [...new Set(listed.map(({ seasonId }) => seasonId))];
  const known = await db.select().from(groupTeams).where(inArray(groupTeams.seasonId, seasonIds));
  const { keys, counts } = changesOf(membersByGroup(known), membersByGroup(rows));
  const changed = rows.filter((row) => keys.has(keyOf(row)));
  const teams = newestById(
    listed.flatMap((group) => group.teams.map((team) => teamRow(group.sportId, team))),
  );
  await runBatch(db, [
    ...upsertTeams(db, teams),
    ...upsertSearchEntries(db, { teams }),
    ...upsert(db, groupTeams, changed, { by: [groupTeams.seasonId, groupTeams.teamId] }),
  ]);
  return counts;
}

function membersByGroup(rows: readonly GroupTeamRow[]): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const row of rows.toSorted((a, b) => (a.teamId < b.teamId ? -1 : 1)))
    members.set(keyOf(row), [...(members.get(keyOf(row)) ?? []), row.teamId]);
  return members;
}

function keyOf({ seasonId, group }: GroupTeamRow): string {
  return `${seasonId} ${group}`;
}
