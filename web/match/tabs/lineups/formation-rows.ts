import type { LineupPlayerWire, LineupWire } from '../../../../edge/contracts/lineups.ts';

/**
 * Returns the starters by row of the pitch, goalkeeper first, each row from the left as the team
 * attacks. Without places, uses the formation and the order of the team sheet; null without either.
 */
export function formationRows({ starters, formation }: LineupWire): LineupPlayerWire[][] | null {
  return byPlace(starters) ?? byFormation(starters, formation);
}

function byPlace(starters: readonly LineupPlayerWire[]): LineupPlayerWire[][] | null {
  const rows = new Map<number, { column: number; player: LineupPlayerWire }[]>();
  for (const player of starters) {
    if (!player.grid) return null;
    const { row, column } = player.grid;
    rows.set(row, [...(rows.get(row) ?? []), { column, player }]);
  }
  if (rows.size === 0) return null;
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) => row.toSorted((a, b) => a.column - b.column).map(({ player }) => player));
}

function byFormation(
  starters: readonly LineupPlayerWire[],
  formation: string | null,
): LineupPlayerWire[][] | null {
  const lines = formation?.split('-').map(Number) ?? [];
  const total = lines.reduce((sum, line) => sum + line, 1);
  if (lines.length === 0 || lines.some((line) => !(line > 0)) || total !== starters.length)
    return null;
  let at = 0;
  return [1, ...lines].map((size) => starters.slice(at, (at += size)));
}
