import type { ColumnKey, Figure } from './figure.ts';

/** A figure of one player. */
export interface BoxScoreColumn extends Figure<ColumnKey> {
  /** Key of the figure that this one is a part of: 5 of 9 three-pointers. */
  of?: ColumnKey;
  /** Does not add up: a team has none. */
  ofPlayersOnly?: true;
}

/** Columns that belong together: one table of a box score. */
export interface BoxScoreGroup {
  key: 'players' | 'passing' | 'rushing' | 'receiving' | 'defence' | 'kicking' | 'batting';
  columns: readonly BoxScoreColumn[];
}

export const column = (key: ColumnKey, more: Partial<BoxScoreColumn> = {}): BoxScoreColumn => ({
  key,
  ...more,
});

export const MINUTES = column('minutes', { ofPlayersOnly: true });
