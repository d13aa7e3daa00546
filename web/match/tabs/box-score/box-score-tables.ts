import type { BoxScore, BoxScorePlayerWire } from '../../../../edge/contracts/box-score.ts';
import {
  BOX_SCORES,
  type BoxScoreColumn,
  type BoxScoreGroup,
  type ComputedColumn,
} from '../../../../realtime/sports/box-score.ts';
import type { ColumnKey } from '../../../../realtime/sports/figure.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { signed } from '../../../../edge/shared/text/signed.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import {
  hasDecimal,
  isComputed,
  shownColumns,
  valueIn,
  type ShownColumn,
} from './computed-columns.ts';

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
  /** The highest value of each column; null if a high value is not good. */
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
  return boxScore.groups.flatMap(({ key, columns: reported }) => {
    const group = BOX_SCORES[sportKey].find((known) => known.key === key);
    const columns = shownColumns(reported, group);
    const order = group && ORDERED_BY[group.key];
    const players =
      order === undefined
        ? team.players
        : team.players.toSorted((a, b) => rankOf(b, order) - rankOf(a, order));
    const rows = players
      .filter(({ values }) => reported.some((column) => values[column] !== undefined))
      .map(({ playerId, playerName, shirtNumber, isStarter, values }) => ({
        playerId,
        name: playerName,
        shirtNumber,
        isStarter,
        values: columns.map((column) => valueIn(column, values)),
      }));
    if (rows.length === 0) return [];
    return [
      {
        key,
        name: group ? t(`boxScoreTable.${group.key}`) : key,
        columns: columns.map((column) => headOf(t, column.key, column.definition)),
        rows,
        best: columns.map((column, index) => bestOf(column, rows, index)),
        totals: columns.map((column) => totalOf(column, team.totals)),
      },
    ];
  });
}

/** Figures that order a table's players, the most first; the source orders those of other tables. */
const ORDERED_BY: Partial<Record<BoxScoreGroup['key'], ColumnKey>> = {
  passing: 'passing-yards',
  rushing: 'rushing-yards',
  receiving: 'receiving-yards',
  defence: 'tackles',
  kicking: 'kicking-points',
};

/** Returns a player's value to sort by; players without the figure come last. */
function rankOf({ values }: BoxScorePlayerWire, key: string): number {
  return values[key] ?? -1_000;
}

/** Figures that are not better when higher. */
export const NO_MERIT: ReadonlySet<string> = new Set([
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

function bestOf(
  { key, definition }: ShownColumn,
  rows: readonly BoxScoreRow[],
  index: number,
): number | null {
  // A mean may come from one attempt, and a number of attempts says nothing good.
  if (NO_MERIT.has(key) || isComputed(definition) || key.endsWith('-attempted')) return null;
  if (rows.length < 2) return null;
  const best = Math.max(...rows.map(({ values }) => values[index] ?? 0));
  return best > 0 ? best : null;
}

function totalOf(column: ShownColumn, totals: BoxScorePlayerWire['values']): number | null {
  const { definition } = column;
  const isOfPlayersOnly = !isComputed(definition) && definition?.ofPlayersOnly === true;
  return isOfPlayersOnly ? null : valueIn(column, totals);
}

/** Returns a column's head; an unknown column uses its key. */
export function headOf(
  t: Text,
  key: string,
  known: BoxScoreColumn | ComputedColumn | undefined,
): ColumnHead {
  if (!known) return { key, short: key, name: key };
  const word = isComputed(known) ? known.key : (known.word ?? known.key);
  return { key, short: t(`figureMark.${word}`), name: t(`figure.${word}`) };
}

/**
 * Returns a figure's text: '1,204', '−3', '0.5', or '50.0' for a mean. A plus-minus has its sign.
 */
export function figureText(t: Text, key: string | undefined, value: number): string {
  const text = t.number(value, Number.isInteger(value) && !hasDecimal(key) ? 0 : 1);
  return key === 'plus-minus' && value > 0 ? signed(t, '+', text) : text;
}
