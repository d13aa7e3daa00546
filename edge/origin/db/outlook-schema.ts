import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A season's end as simulated from the results so far. */
export interface StoredOutlook {
  runs: number;
  /** Start of the newest result that the outlook counts, ms. */
  asOf: number;
  /** The season's results, and in `left` its simulated matches. */
  played: number;
  left: number;
  teams: {
    teamId: string;
    /** Points from the results. */
    points: number;
    /** Mean of the points at the end of the season. */
    expected: number;
    /** Runs that ended in each place, the first place first. */
    places: number[];
  }[];
}

/**
 * The outlook of each football season, and whether it is due again. Triggers in `migrations/` make
 * an outlook due when a match is added, changes its season, teams, stage or group, or gains,
 * changes or loses its result, whoever writes the match.
 */
export const seasonOutlooks = sqliteTable(
  'season_outlooks',
  {
    seasonId: text('season_id').primaryKey(),
    /** Time of the newest change that the outlook does not count, ms; null: it counts all. */
    dueAt: integer('due_at'),
    /** Null: the season has none. */
    outlook: text('outlook', { mode: 'json' }).$type<StoredOutlook>(),
  },
  (table) => [index('season_outlooks_by_due').on(table.dueAt)],
);
