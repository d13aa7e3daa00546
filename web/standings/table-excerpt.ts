import type { StandingsTable } from './standings.ts';

/** Returns at most `size` rows of a table: those around a team, or the top without a team. */
export function excerptRows(
  { rows }: StandingsTable,
  size: number,
  teamId?: string,
): StandingsTable['rows'] {
  const at = rows.findIndex(({ team }) => team.id === teamId);
  const from = Math.max(0, Math.min(at - Math.floor(size / 2), rows.length - size));
  return rows.slice(from, from + size);
}

/** Returns the table with a team's row, if any; without `teamId`, the first table. */
export function tableOf(
  tables: readonly StandingsTable[],
  teamId?: string,
): StandingsTable | undefined {
  return (
    tables.find(({ rows }) => rows.some(({ team }) => team.id === teamId)) ??
    (teamId === undefined ? tables[0] : undefined)
  );
}
