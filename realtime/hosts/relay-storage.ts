import type { MatchDelta } from '../protocol/frame.ts';
import { FOLD_RULES } from '../rooms/fold.ts';
import { HISTORY_LENGTH } from '../rooms/history.ts';
import type { MatchView } from '../rooms/resume.ts';
import { log, messageOf } from './log.ts';
import { NOWHERE } from './room-rpc.ts';
import { storedJson } from './stored-json.ts';
import { bodiesOf, hasTable } from './stored-rows.ts';

type StoredView = Omit<MatchView, 'history'> & { rules?: number };

/** Returns a relay's view without sequencer data. */
export function emptyView(): MatchView {
  return { ...NOWHERE, state: null, history: [] };
}

/** A relay's data: its sequencer's view, while subscribed. */
export class RelayStorage {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /**
   * Returns the view, or null without a subscription. An unreadable view, or one with outdated
   * rules, becomes empty: the sequencer then sends the whole view.
   */
  load(): MatchView | null {
    const { sql } = this.#storage;
    if (!hasTable(sql, 'view')) return null;
    const [stored] = bodiesOf(sql, 'SELECT body FROM view');
    if (stored === undefined) return null;
    try {
      const { rules, ...view } = storedJson<StoredView>(stored);
      if (rules !== FOLD_RULES) return emptyView();
      const bodies = bodiesOf(sql, 'SELECT body FROM history ORDER BY version');
      return { ...view, history: bodies.map((body) => storedJson<MatchDelta>(body)) };
    } catch (error) {
      log('error', 'view-unreadable', { message: messageOf(error) });
      return emptyView();
    }
  }

  /** Writes the view in one transaction; only the part of the history since `known`. */
  save({ history, ...view }: MatchView, known: MatchView | null): void {
    const { sql } = this.#storage;
    const goesOn =
      known?.epoch === view.epoch && history.some((delta) => known.history.includes(delta));
    const since = goesOn ? known.version : 0;
    this.#storage.transactionSync(() => {
      sql.exec(`
        CREATE TABLE IF NOT EXISTS view (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS history (version INTEGER PRIMARY KEY, body TEXT NOT NULL);
      `);
      sql.exec(
        'INSERT OR REPLACE INTO view VALUES (1, ?)',
        JSON.stringify({ ...view, rules: FOLD_RULES } satisfies StoredView),
      );
      if (!goesOn) sql.exec('DELETE FROM history');
      for (const delta of history)
        if (delta.version > since)
          sql.exec('INSERT INTO history VALUES (?, ?)', delta.version, JSON.stringify(delta));
      sql.exec('DELETE FROM history WHERE version <= ?', view.version - HISTORY_LENGTH);
    });
  }

  clear(): void {
    this.#storage.transactionSync(() => {
      this.#storage.sql.exec('DELETE FROM view');
      this.#storage.sql.exec('DELETE FROM history');
    });
  }
}
