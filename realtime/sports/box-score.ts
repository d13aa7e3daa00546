import type { ColumnKey, Figure } from './figure.ts';

/** A figure of one player. */
export interface BoxScoreColumn extends Figure<ColumnKey> {
  /** Key of this figure's total: 5 of 9 three-pointers. */
  of?: ColumnKey;
  /** The figure has no sum: teams lack it. */
  ofPlayersOnly?: true;
}

/** One table of a box score: columns that belong together. */
export interface BoxScoreGroup {
  key: 'players' | 'passing' | 'rushing' | 'receiving' | 'defence' | 'kicking' | 'batting';
  columns: readonly BoxScoreColumn[];
}

export const column = (key: ColumnKey, more: Partial<BoxScoreColumn> = {}): BoxScoreColumn => ({
  key,
  ...more,
});

export const MINUTES = column('minutes', { ofPlayersOnly: true });
