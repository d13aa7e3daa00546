import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A season's end as simulated from the results so far. */
export interface StoredOutlook {
  runs: number;
  /** Start of the newest result that it counts, ms. */
  asOf: number;
  /** Matches of the season: results, and those that were simulated. */
  played: number;
  left: number;
  teams: {
    teamId: string;
    /** Points of its results. */
    points: number;
    /** Mean of its points at the end. */
    expected: number;
    /** Runs that ended in each place, the first place first. */
    places: number[];
  }[];
}

/**
 * The outlook of each football season, and whether it is due again. Triggers in `migrations/` make it
 * due when a result ends, changes or goes, whoever changes a match.
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
