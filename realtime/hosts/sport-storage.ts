import { HISTORY_LENGTH } from '../rooms/history.ts';
import type { HeldLine, StoredSportRoom } from '../rooms/sport-room.ts';
import type { FlushChange } from './sport-session.ts';
import { storedJson } from './stored-json.ts';

/** What a sport room keeps, in the SQLite database of its Durable Object. */
export class SportStorage {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    storage.sql.exec(`
      CREATE TABLE IF NOT EXISTS room (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        epoch TEXT NOT NULL,
        version INTEGER NOT NULL
      );
      CREATE TABLE IF NOT EXISTS held (match_id TEXT PRIMARY KEY, body TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS pending (match_id TEXT PRIMARY KEY, body TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS history (version INTEGER PRIMARY KEY, body TEXT NOT NULL);
    `);
  }

  /** What was stored; a room that has nothing yet is given `newEpoch`, for good. */
  load(newEpoch: string): StoredSportRoom {
    const { sql } = this.#storage;
    sql.exec('INSERT OR IGNORE INTO room VALUES (1, ?, 0)', newEpoch);
    const { epoch, version } = sql
      .exec<{ epoch: string; version: number }>('SELECT epoch, version FROM room')
      .one();
    const history = sql
      .exec<{ body: string }>('SELECT body FROM history ORDER BY version')
      .toArray();
    return {
      epoch,
      version,
      held: this.#lines('SELECT match_id, body FROM held'),
      pending: this.#lines('SELECT match_id, body FROM pending'),
      history: history.map(({ body }) => storedJson(body)),
    };
  }

  /** Keeps lines that wait for the next flush. */
  savePending(lines: Iterable<readonly [matchId: string, held: HeldLine]>): void {
    this.#storage.transactionSync(() => this.#put('pending', lines));
  }

  /** Writes a flush as one transaction: what was pending is held, and part of the history. */
  saveFlush({ version, held, delta }: FlushChange): void {
    const { sql } = this.#storage;
    this.#storage.transactionSync(() => {
      this.#put('held', held);
      sql.exec('DELETE FROM pending');
      if (!delta) return;
      sql.exec('UPDATE room SET version = ?', version);
      sql.exec('INSERT INTO history VALUES (?, ?)', version, JSON.stringify(delta));
      sql.exec('DELETE FROM history WHERE version <= ?', version - HISTORY_LENGTH);
    });
  }

  /** Forgets matches for good. */
  forget(matchIds: Iterable<string>): void {
    this.#storage.transactionSync(() => {
      for (const matchId of matchIds)
        this.#storage.sql.exec('DELETE FROM held WHERE match_id = ?', matchId);
    });
  }

  #put(table: 'held' | 'pending', lines: Iterable<readonly [string, HeldLine]>): void {
    for (const [matchId, held] of lines)
      this.#storage.sql.exec(
        `INSERT OR REPLACE INTO ${table} VALUES (?, ?)`,
        matchId,
        JSON.stringify(held),
      );
  }

  #lines(query: string): [string, HeldLine][] {
    return this.#storage.sql
      .exec<{ match_id: string; body: string }>(query)
      .toArray()
      .map(({ match_id, body }) => [match_id, storedJson(body)]);
  }
}
