import { parseFollowerName, type FollowerName } from './follower-name.ts';
import { bodiesOf, hasTable } from './stored-rows.ts';

/** Stores the followers of a room in the database of its Durable Object. */
export class FollowerStorage {
  readonly #sql: SqlStorage;
  readonly #key: string;
  readonly #beforeWrite: () => void;

  /**
   * Takes `key` where one object stores the followers of several rooms: the room's, without spaces.
   * Each addition calls `beforeWrite` first, so that a room can store what it has not stored yet.
   */
  constructor(
    { sql }: Pick<DurableObjectStorage, 'sql'>,
    { key = '', beforeWrite = () => {} }: { key?: string; beforeWrite?: () => void } = {},
  ) {
    this.#sql = sql;
    this.#key = key === '' ? '' : `${key} `;
    this.#beforeWrite = beforeWrite;
  }

  /** Returns the room's key of each follower that an object stores. */
  static keysOf(sql: SqlStorage): string[] {
    return namesOf(sql).map((name) => name.slice(0, name.indexOf(' ')));
  }

  load(): FollowerName[] {
    return namesOf(this.#sql).flatMap((stored) => {
      if (!stored.startsWith(this.#key)) return [];
      const name = parseFollowerName(stored.slice(this.#key.length));
      return name ? [name] : [];
    });
  }

  add(name: FollowerName): void {
    this.#beforeWrite();
    // Version 0.1.0 of the product reads `followers_have` too: without that table, a rollback would
    // break every room with followers. It can be removed in 0.3.0.
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS followers (name TEXT PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS followers_have (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        version INTEGER NOT NULL
      );
    `);
    this.#sql.exec('INSERT OR IGNORE INTO followers VALUES (?)', this.#key + name);
  }

  remove(name: FollowerName): void {
    this.#sql.exec('DELETE FROM followers WHERE name = ?', this.#key + name);
  }
}

/** Returns all stored names in order. The table exists once a follower has been added. */
function namesOf(sql: SqlStorage): string[] {
  return hasTable(sql, 'followers')
    ? bodiesOf(sql, 'SELECT name AS body FROM followers ORDER BY name')
    : [];
}
