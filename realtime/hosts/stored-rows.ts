import { log, messageOf } from '../log.ts';
import { storedJson } from './stored-json.ts';

/** Whether a room ever wrote: its tables come with its first write. Asking writes nothing. */
export function hasTable(sql: SqlStorage, name: string): boolean {
  const found = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name);
  return found.toArray().length > 0;
}

/** What a query answers in its column `body`. */
export function bodiesOf<Body extends string = string>(sql: SqlStorage, query: string): Body[] {
  return Array.from(sql.exec<{ body: Body }>(query), ({ body }) => body);
}

/**
 * The stored history of a room, which `named` tells apart in the log. None when
 * one of its deltas cannot be read: without a history clients get a snapshot.
 */
export function historyOf<Delta>(sql: SqlStorage, named: { room?: string } = {}): Delta[] {
  try {
    return bodiesOf(sql, 'SELECT body FROM history ORDER BY version').map((body) =>
      storedJson<Delta>(body),
    );
  } catch (error) {
    log('error', 'history-unreadable', { ...named, message: messageOf(error) });
    sql.exec('DELETE FROM history');
    return [];
  }
}
