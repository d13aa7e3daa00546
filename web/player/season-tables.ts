import { BOX_SCORES } from '../../realtime/sports/box-score.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { headOf, type ColumnHead } from '../match/tabs/box-score/box-score-tables.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { keysPer90, per90 } from './per-90.ts';
import type { PlayerSeason } from './player.ts';

/**
 * A table of seasons with figures of one kind: a quarterback has one for passes and one for runs.
 */
export interface SeasonTable {
  key: string;
  name: string;
  columns: ColumnHead[];
  rows: { season: PlayerSeason; values: (number | null)[] }[];
}

/**
 * Returns the tables in which the player has figures, each with the columns that any season has.
 */
export function seasonTables(
  t: Text,
  sportKey: SportKey,
  seasons: readonly PlayerSeason[],
): SeasonTable[] {
  const { isPerMatch = false } = SPORTS[sportKey];
  return BOX_SCORES[sportKey].flatMap((group) => {
    const columns = group.columns.filter(({ key }) =>
      seasons.some(({ values }) => values[key] !== undefined),
    );
    const rows = seasons.flatMap((season) => {
      const values = columns.map(({ key }) => seasonValue(season, key, isPerMatch));
      return values.some((value) => value !== null) ? [{ season, values }] : [];
    });
    if (rows.length === 0) return [];
    const heads = columns.map((column) => headOf(t, column.key, column));
    return { key: group.key, name: t(`boxScoreTable.${group.key}`), columns: heads, rows };
  });
}

/**
 * Returns the table of figures per 90 minutes, with the seasons of enough minutes; empty without
 * any.
 */
export function tablesPer90(
  t: Text,
  sportKey: SportKey,
  seasons: readonly PlayerSeason[],
): SeasonTable[] {
  const columns = BOX_SCORES[sportKey].flatMap((group) => group.columns);
  const keys = keysPer90(sportKey).filter((key) =>
    seasons.some((season) => per90(season, key) !== null),
  );
  const rows = seasons.flatMap((season) => {
    const values = keys.map((key) => per90(season, key));
    return values.some((value) => value !== null) ? [{ season, values }] : [];
  });
  if (rows.length === 0) return [];
  const heads = keys.map((key) =>
    headOf(
      t,
      key,
      columns.find((column) => column.key === key),
    ),
  );
  return [{ key: 'per-90', name: t('per90.title'), columns: heads, rows }];
}

/**
 * Returns a figure of a season: the mean per match, to one decimal, if `isPerMatch`; else the sum.
 * Null if unknown.
 */
export function seasonValue(
  { values, appearances }: PlayerSeason,
  key: string,
  isPerMatch: boolean,
): number | null {
  const value = values[key];
  if (value === undefined) return null;
  return isPerMatch && appearances > 0 ? Math.round((10 * value) / appearances) / 10 : value;
}
