import type { StandingsTable } from './standings.ts';

/** At most `size` rows of a table: those around a team, or its head where none is named. */
export function excerptRows(
  { rows }: StandingsTable,
  size: number,
  teamId?: string,
): StandingsTable['rows'] {
  const at = rows.findIndex(({ team }) => team.id === teamId);
  const from = Math.max(0, Math.min(at - Math.floor(size / 2), rows.length - size));
  return rows.slice(from, from + size);
}

/** The table a team is in, else the first. */
export function tableOf(
  tables: readonly StandingsTable[],
  teamId?: string,
): StandingsTable | undefined {
  return (
    tables.find(({ rows }) => rows.some(({ team }) => team.id === teamId)) ??
    (teamId === undefined ? tables[0] : undefined)
  );
}
