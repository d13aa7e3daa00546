import { bodiesOf, hasTable } from './stored-rows.ts';

/*
 * A restored room answers with the epoch and version of its backup. Clients may have seen later
 * versions of that epoch before the loss, so the first change begins a new one: until then the room
 * stores this mark.
 */

/** Marks a room as filled by the restore `run`. */
export function markRestored(sql: SqlStorage, run: string): void {
  sql.exec('CREATE TABLE IF NOT EXISTS restored (run TEXT NOT NULL)');
  sql.exec('INSERT INTO restored VALUES (?)', run);
}

/** Returns the restore that filled a room without a change since; undefined if there is none. */
export function restoredBy(sql: SqlStorage): string | undefined {
  if (!hasTable(sql, 'restored')) return undefined;
  return bodiesOf(sql, 'SELECT run AS body FROM restored')[0];
}

export function isRestored(sql: SqlStorage): boolean {
  return restoredBy(sql) !== undefined;
}

/** Begins the epoch of the first change. Earlier deltas belong to the old one. */
export function finishRestore(sql: SqlStorage, epoch: string): void {
  sql.exec('UPDATE room SET epoch = ?', epoch);
  sql.exec('DELETE FROM history');
  sql.exec('DELETE FROM restored');
}
