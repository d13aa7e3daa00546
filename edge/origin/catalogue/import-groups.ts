import { inArray, sql } from 'drizzle-orm';
import type { CatalogueResponse, Group } from '../../../realtime/protocol/catalogue.ts';
import { jsonRows, runBatch, upsert, type Database } from '../db/database.ts';
import { groupTeams, type GroupTeamRow } from '../db/schema.ts';
import { changesOf } from './changes.ts';
import { newestById, teamRow } from './fixture-rows.ts';
import { upsertSearchEntries } from './search-entries.ts';
import { upsertTeams } from './upserts.ts';

/** Imports groups, each with all its teams. A team is in one group of a season. */
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
  const stored = membersByGroup(known);
  const groups = listed.map(({ seasonId, name }) => ({ seasonId, group: name }));
  const members = membersByGroup(rows);
  // A listed group without teams has no rows: it is a change if it has teams in the database.
  for (const key of groups.map(keyOf))
    if (stored.has(key) && !members.has(key)) members.set(key, []);
  const { keys, counts } = changesOf(stored, members);
  const isChanged = (group: GroupKey) => keys.has(keyOf(group));
  const changed = rows.filter(isChanged);
  const teams = newestById(
    listed.flatMap((group) => group.teams.map((team) => teamRow(group.sportId, team))),
  );
  await runBatch(db, [
    ...upsertTeams(db, teams),
    ...upsertSearchEntries(db, { teams }),
    // A team that a group no longer lists leaves it.
    db.delete(groupTeams).where(
      sql`(${groupTeams.seasonId}, ${groupTeams.group}) in (
        select value ->> 'seasonId', value ->> 'group' from ${jsonRows(groups.filter(isChanged))}
      )`,
    ),
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

type GroupKey = Pick<GroupTeamRow, 'seasonId' | 'group'>;

function keyOf({ seasonId, group }: GroupKey): string {
  return `${seasonId} ${group}`;
}
