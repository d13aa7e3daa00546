import type { FollowerName } from './follower-name.ts';
import { bodiesOf, hasTable } from './stored-rows.ts';

interface StoredFollowers {
  names: FollowerName[];
  /** All followers have all frames through this version. */
  confirmed: number;
}

/** Stores a room's followers, and the version that all have, in its Durable Object's database. */
export class FollowerStorage {
  readonly #sql: SqlStorage;
  readonly #beforeWrite: () => void;

  /** `beforeWrite`: the room's own first write, if nothing is stored yet. */
  constructor({ sql }: Pick<DurableObjectStorage, 'sql'>, beforeWrite = () => {}) {
    this.#sql = sql;
    this.#beforeWrite = beforeWrite;
  }

  /** A room that nobody ever followed needs no table. */
  load(): StoredFollowers {
    if (!hasTable(this.#sql, 'followers')) return { names: [], confirmed: 0 };
    const names = bodiesOf<FollowerName>(
      this.#sql,
      'SELECT name AS body FROM followers ORDER BY name',
    );
    const [had] = this.#sql
      .exec<{ version: number }>('SELECT version FROM followers_have')
      .toArray();
    return { names, confirmed: had?.version ?? 0 };
  }

  add(name: FollowerName): void {
    this.#createTables();
    this.#sql.exec('INSERT OR IGNORE INTO followers VALUES (?)', name);
  }

  remove(name: FollowerName): void {
    this.#sql.exec('DELETE FROM followers WHERE name = ?', name);
  }

  confirm(version: number): void {
    this.#createTables();
    this.#sql.exec('INSERT OR REPLACE INTO followers_have VALUES (1, ?)', version);
  }

  /** Resets the mark after a room's versions change their meaning. */
  confirmNothing(): void {
    if (hasTable(this.#sql, 'followers_have')) this.#sql.exec('DELETE FROM followers_have');
  }

  #createTables(): void {
    this.#beforeWrite();
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS followers (name TEXT PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS followers_have (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        version INTEGER NOT NULL
      );
    `);
  }
}
