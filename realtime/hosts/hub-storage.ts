import type { Position } from '../protocol/connect-query.ts';
import { hasTable } from './stored-rows.ts';

/** Stores the position of a hub's viewers in each room. The rooms have all other data. */
export class HubStorage {
  readonly #sql: SqlStorage;

  constructor({ sql }: Pick<DurableObjectStorage, 'sql'>) {
    this.#sql = sql;
  }

  load(): [key: string, sent: Position][] {
    if (!hasTable(this.#sql, 'sent')) return [];
    return this.#sql
      .exec<{ room: string; epoch: string; version: number }>('SELECT * FROM sent')
      .toArray()
      .map(({ room, epoch, version }) => [room, { epoch, version }]);
  }

  mark(key: string, sent: Position | null): void {
    if (!sent) return void this.#sql.exec('DELETE FROM sent WHERE room = ?', key);
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS sent (
        room TEXT PRIMARY KEY, epoch TEXT NOT NULL, version INTEGER NOT NULL
      )
    `);
    this.#sql.exec('INSERT OR REPLACE INTO sent VALUES (?, ?, ?)', key, sent.epoch, sent.version);
  }
}
