import { FOLD_RULES } from '../rooms/fold.ts';
import { HISTORY_LENGTH } from '../rooms/history.ts';
import type { MatchView } from '../rooms/resume.ts';
import type { RoomView } from '../rooms/room-view.ts';
import { log, messageOf } from './log.ts';
import { storedJson } from './stored-json.ts';
import { bodiesOf, hasTable } from './stored-rows.ts';

/** Stores a relay's view of its match, while the relay is subscribed. */
export class RelayStorage {
  readonly #storage: DurableObjectStorage;
  #hasTables: boolean;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#hasTables = hasTable(storage.sql, 'view');
  }

  /**
   * Returns the view. Null without a subscription, and for a view that is unreadable or has
   * outdated rules: the parent then sends the whole view.
   */
  load(): MatchView | null {
    const { sql } = this.#storage;
    if (!this.#hasTables) return null;
    const [stored] = bodiesOf(sql, 'SELECT body FROM view');
    if (stored === undefined) return null;
    try {
      const { rules, ...view } = storedJson<MatchView & { rules: number }>(stored);
      if (rules !== FOLD_RULES) return null;
      const bodies = bodiesOf(sql, 'SELECT body FROM history ORDER BY version');
      return { ...view, history: bodies.map((body) => storedJson(body)) };
    } catch (error) {
      log('error', 'view-unreadable', { message: messageOf(error) });
      return null;
    }
  }

  /**
   * Writes the view in one transaction, with only the deltas that follow the stored view `known`.
   */
  save({ history, ...view }: RoomView, known: RoomView | null): void {
    const { sql } = this.#storage;
    const goesOn = known?.epoch === view.epoch && known.version >= view.version - history.length;
    const since = goesOn ? known.version : 0;
    this.#storage.transactionSync(() => {
      if (!this.#hasTables) this.#createTables();
      sql.exec(
        'INSERT OR REPLACE INTO view VALUES (1, ?)',
        JSON.stringify({ ...view, rules: FOLD_RULES }),
      );
      if (!goesOn) sql.exec('DELETE FROM history');
      for (const delta of history)
        if (delta.version > since)
          sql.exec('INSERT INTO history VALUES (?, ?)', delta.version, JSON.stringify(delta));
      sql.exec('DELETE FROM history WHERE version <= ?', view.version - HISTORY_LENGTH);
    });
    this.#hasTables = true;
  }

  #createTables(): void {
    this.#storage.sql.exec(`
      CREATE TABLE view (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL);
      CREATE TABLE history (version INTEGER PRIMARY KEY, body TEXT NOT NULL);
    `);
  }

  clear(): void {
    if (!this.#hasTables) return;
    this.#storage.transactionSync(() => {
      this.#storage.sql.exec('DELETE FROM view');
      this.#storage.sql.exec('DELETE FROM history');
    });
  }
}
