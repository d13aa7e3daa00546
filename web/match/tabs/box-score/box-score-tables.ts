import type { BoxScore } from '../../../../edge/contracts/box-score.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { BoxScoreColumn } from '../../../../realtime/sports/box-score.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';

export interface BoxScoreRow {
  playerId: string;
  name: string;
  shirtNumber: number | null;
  isStarter: boolean;
  /** In the order of the columns; null where a figure does not apply. */
  values: (number | null)[];
}

/** One table of a side's box score. */
export interface BoxScoreTable {
  key: string;
  name: string;
  columns: BoxScoreColumn[];
  rows: BoxScoreRow[];
  totals: (number | null)[];
}

/** The tables of a side, each with the players who have a figure in it. */
export function boxScoreTables(
  sportKey: SportKey,
  boxScore: BoxScore,
  side: Side,
): BoxScoreTable[] {
  const team = boxScore[side];
  if (!team) return [];
  return boxScore.groups.flatMap(({ key, columns: keys }) => {
    const group = SPORTS[sportKey].boxScore.find((known) => known.key === key);
    const columns = keys.map((column) => columnOf(column, group?.columns ?? []));
    const rows = team.players
      .filter(({ values }) => keys.some((column) => values[column] !== undefined))
      .map(({ playerId, playerName, shirtNumber, isStarter, values }) => ({
        playerId,
        name: playerName,
        shirtNumber,
        isStarter,
        values: keys.map((column) => values[column] ?? null),
      }));
    if (rows.length === 0) return [];
    const totals = columns.map((column) =>
      column.ofPlayersOnly ? null : (team.totals[column.key] ?? null),
    );
    return [{ key, name: group?.name ?? key, columns, rows, totals }];
  });
}

/** A column that only its source knows heads itself. */
function columnOf(key: string, known: readonly BoxScoreColumn[]): BoxScoreColumn {
  return known.find((column) => column.key === key) ?? { key, short: key, name: key };
}
