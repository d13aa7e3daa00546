/** A figure of one player. `short` heads a narrow column, `name` says it in words. */
export interface BoxScoreColumn {
  key: string;
  short: string;
  name: string;
  /** Key of the figure that this one is a part of: 5 of 9 three-pointers. */
  of?: string;
  /** Does not add up: a team has none. */
  ofPlayersOnly?: true;
}

/** Columns that belong together: one table of a box score. */
export interface BoxScoreGroup {
  key: string;
  name: string;
  columns: readonly BoxScoreColumn[];
}

export const column = (
  key: string,
  short: string,
  name: string,
  more: Partial<BoxScoreColumn> = {},
): BoxScoreColumn => ({ key, short, name, ...more });

export const MINUTES = column('minutes', 'MIN', 'Minutes', { ofPlayersOnly: true });
