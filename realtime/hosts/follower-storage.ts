import { parseFollowerName, type FollowerName } from './follower-name.ts';
import { bodiesOf, hasTable } from './stored-rows.ts';

/** Stores the followers of a room in the database of its Durable Object. */
export class FollowerStorage {
  readonly #sql: SqlStorage;
  readonly #key: string;
  readonly #beforeWrite: () => void;

  /**
   * `key` tells apart the rooms whose followers one object stores. `beforeWrite`: the room's own
   * first write, if nothing is stored yet.
   */
  constructor(
    { sql }: Pick<DurableObjectStorage, 'sql'>,
    { key = '', beforeWrite = () => {} }: { key?: string; beforeWrite?: () => void } = {},
  ) {
    this.#sql = sql;
    this.#key = key === '' ? '' : `${key} `;
    this.#beforeWrite = beforeWrite;
  }

  /** Returns the rooms of which an object stores followers. */
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
    // Version 0.1.0 reads `followers_have` beside `followers`: without it a roll-back would break
    // each room with followers. It may go in 0.3.0.
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

/** A room that nobody ever followed needs no table. */
function namesOf(sql: SqlStorage): string[] {
  return hasTable(sql, 'followers')
    ? bodiesOf(sql, 'SELECT name AS body FROM followers ORDER BY name')
    : [];
}
