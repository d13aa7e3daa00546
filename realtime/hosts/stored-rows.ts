import { log, messageOf } from './log.ts';
import { storedJson } from './stored-json.ts';

/** Whether a room's table exists: a room's first write creates it. This check writes nothing. */
export function hasTable(sql: SqlStorage, name: string): boolean {
  const found = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name);
  return found.toArray().length > 0;
}

/** Returns the column `body` of a query's rows. */
export function bodiesOf<Body extends string = string>(sql: SqlStorage, query: string): Body[] {
  return Array.from(sql.exec<{ body: Body }>(query), ({ body }) => body);
}

/**
 * Returns a room's stored history; `named` identifies the room in the log. If a delta is
 * unreadable, deletes the history and returns none, so that clients get a snapshot.
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
