import type { BoxScore } from '../../../../edge/contracts/box-score.ts';
import { BOX_SCORES, type BoxScoreColumn } from '../../../../realtime/sports/box-score.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';

export interface BoxScoreRow {
  playerId: string;
  name: string;
  shirtNumber: number | null;
  isStarter: boolean;
  /** In column order; null where a figure does not apply. */
  values: (number | null)[];
}

/** `short` heads a narrow column, `name` is its full text. */
export interface ColumnHead {
  key: string;
  short: string;
  name: string;
}

/** One table of a side's box score. */
export interface BoxScoreTable {
  key: string;
  name: string;
  columns: ColumnHead[];
  rows: BoxScoreRow[];
  /** The highest value of each column; null if it says nothing good. */
  best: (number | null)[];
  totals: (number | null)[];
}

/** Returns a side's tables, each with the players that have figures. */
export function boxScoreTables(
  t: Text,
  sportKey: SportKey,
  boxScore: BoxScore,
  side: Side,
): BoxScoreTable[] {
  const team = boxScore[side];
  if (!team) return [];
  return boxScore.groups.flatMap(({ key, columns: keys }) => {
    const group = BOX_SCORES[sportKey].find((known) => known.key === key);
    const known = keys.map((column) => group?.columns.find((each) => each.key === column));
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
    const totals = keys.map((column, index) =>
      known[index]?.ofPlayersOnly ? null : (team.totals[column] ?? null),
    );
    const best = keys.map((column, index) => bestOf(column, rows, index));
    const columns = keys.map((column, index) => headOf(t, column, known[index]));
    return [
      { key, name: group ? t(`boxScoreTable.${group.key}`) : key, columns, rows, best, totals },
    ];
  });
}

/** Figures of which more is no better. */
const NO_MERIT: ReadonlySet<string> = new Set([
  'minutes',
  'turnovers',
  'fouls',
  'interceptions-thrown',
  'sacked',
  'carries',
  'fumbles',
  'targets',
  'passing-attempts',
  'punts',
  'suspensions',
  'at-bats',
  'strikeouts',
  'yellow-cards',
  'red-cards',
  'own-goals',
]);

function bestOf(column: string, rows: readonly BoxScoreRow[], index: number): number | null {
  if (NO_MERIT.has(column) || column.endsWith('-attempted') || rows.length < 2) return null;
  const best = Math.max(...rows.map(({ values }) => values[index] ?? 0));
  return best > 0 ? best : null;
}

/** Returns a column's head; an unknown column uses its key. */
export function headOf(t: Text, key: string, known: BoxScoreColumn | undefined): ColumnHead {
  if (!known) return { key, short: key, name: key };
  const word = known.word ?? known.key;
  return { key, short: t(`figureMark.${word}`), name: t(`figure.${word}`) };
}
