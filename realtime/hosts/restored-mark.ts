import { bodiesOf, hasTable } from './stored-rows.ts';

/*
 * A restored room answers with the epoch and version of its backup. Clients may have seen later
 * versions of that epoch before the loss, so the first change begins a new epoch. Until then the
 * room has a row in `restored`. Its row in `filled` stays after the change, since a restore that
 * fails erases all rooms that it filled, and a live match's room changes by itself once its feed is
 * silent.
 */

/** Marks a room as filled by the restore `run`. */
export function markRestored(sql: SqlStorage, run: string): void {
  for (const table of ['restored', 'filled']) {
    sql.exec(`CREATE TABLE IF NOT EXISTS ${table} (run TEXT NOT NULL)`);
    sql.exec(`INSERT INTO ${table} VALUES (?)`, run);
  }
}

/** Whether the restore `run` filled a room, which may have changed since. */
export function isFilledBy(sql: SqlStorage, run: string): boolean {
  return hasTable(sql, 'filled') && bodiesOf(sql, 'SELECT run AS body FROM filled').includes(run);
}

/** Whether a restore filled a room that has not changed since. */
export function isRestored(sql: SqlStorage): boolean {
  return hasTable(sql, 'restored') && bodiesOf(sql, 'SELECT run AS body FROM restored').length > 0;
}

/**
 * Begins the epoch of the first change. Deletes the earlier deltas, which belong to the old epoch.
 */
export function finishRestore(sql: SqlStorage, epoch: string): void {
  sql.exec('UPDATE room SET epoch = ?', epoch);
  sql.exec('DELETE FROM history');
  sql.exec('DELETE FROM restored');
}
