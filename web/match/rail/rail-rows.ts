import type { StandingsRow } from '../../standings/standings.ts';

/** Returns at most `size` rows of a table, in its order: those around the teams of a match. */
export function railRows(
  rows: readonly StandingsRow[],
  teamIds: ReadonlySet<string>,
  size: number,
): StandingsRow[] {
  const places = rows.flatMap(({ team }, at) => (teamIds.has(team.id) ? [at] : []));
  const distance = (at: number) => Math.min(...places.map((place) => Math.abs(place - at)));
  return rows
    .map((_, at) => at)
    .toSorted((one, other) => distance(one) - distance(other) || one - other)
    .slice(0, size)
    .toSorted((one, other) => one - other)
    .flatMap((at) => rows[at] ?? []);
}
