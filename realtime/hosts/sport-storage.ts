import type { SportDelta } from '../protocol/frame.ts';
import { HISTORY_LENGTH } from '../rooms/history.ts';
import type { HeldLine } from '../rooms/sport-room.ts';
import { FollowerStorage } from './follower-storage.ts';
import { finishRestore, isFilledBy, isRestored, markRestored } from './restored-mark.ts';
import type { RestoreOutcome, SportBackup } from './room-backup.ts';
import type { FlushChange, SportStore, StoredSport } from './sport-session.ts';
import { readStored } from './stored-json.ts';
import { historyOf } from './stored-rows.ts';
import { validLines } from './valid-stored.ts';

/** A sport room's data, in the SQLite database of its Durable Object. */
export class SportStorage implements SportStore {
  readonly followers: FollowerStorage;
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.followers = new FollowerStorage(storage);
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

  /**
   * Returns the stored data. An empty room, or one with invalid lines, permanently gets `newEpoch`.
   */
  load(newEpoch: string): StoredSport {
    const { sql } = this.#storage;
    sql.exec('INSERT OR IGNORE INTO room VALUES (1, ?, 0)', newEpoch);
    const held = this.#lines('SELECT match_id, body FROM held');
    const pending = this.#lines('SELECT match_id, body FROM pending');
    if (!held.areAllValid || !pending.areAllValid)
      this.#storage.transactionSync(() => {
        sql.exec('UPDATE room SET epoch = ?', newEpoch);
        for (const table of ['history', 'held', 'pending']) sql.exec(`DELETE FROM ${table}`);
        this.#put('held', held.lines);
        this.#put('pending', pending.lines);
      });
    const { epoch, version } = sql
      .exec<{ epoch: string; version: number }>('SELECT epoch, version FROM room')
      .one();
    const history = historyOf<SportDelta>(sql);
    const stored = { epoch, version, held: held.lines, pending: pending.lines, history };
    return { ...stored, isRestored: isRestored(sql) };
  }

  /**
   * Fills an empty room, in one transaction. `run` is the id of the restore, which may erase the
   * room again. A room without any data first gets `newEpoch`.
   */
  restore(
    saved: SportBackup,
    { run, newEpoch }: { run: string; newEpoch: string },
  ): RestoreOutcome {
    const { sql } = this.#storage;
    const known = this.load(newEpoch);
    if (known.version > 0 || [...known.held, ...known.pending].length > 0)
      return known.epoch === saved.epoch && known.version >= saved.version ? 'kept' : 'occupied';
    this.#storage.transactionSync(() => {
      sql.exec('UPDATE room SET epoch = ?, version = ?', saved.epoch, saved.version);
      this.#put('held', saved.held);
      this.#put('pending', saved.pending);
      for (const delta of saved.history)
        sql.exec('INSERT INTO history VALUES (?, ?)', delta.version, JSON.stringify(delta));
      markRestored(sql, run);
    });
    return 'restored';
  }

  /** Whether the restore `run` filled the room. */
  isFilledBy(run: string): boolean {
    return isFilledBy(this.#storage.sql, run);
  }

  /** Stores lines that wait for the next flush. */
  savePending(lines: Iterable<readonly [matchId: string, held: HeldLine]>): void {
    this.#storage.transactionSync(() => this.#put('pending', lines));
  }

  /** Writes a flush as one transaction: moves pending lines to held, and extends the history. */
  saveFlush({ epoch, version, held, delta }: FlushChange): void {
    const { sql } = this.#storage;
    this.#storage.transactionSync(() => {
      this.#put('held', held);
      sql.exec('DELETE FROM pending');
      if (!delta) return;
      if (epoch !== undefined) finishRestore(sql, epoch);
      sql.exec('UPDATE room SET version = ?', version);
      sql.exec('INSERT INTO history VALUES (?, ?)', version, JSON.stringify(delta));
      sql.exec('DELETE FROM history WHERE version <= ?', version - HISTORY_LENGTH);
    });
  }

  /** Deletes matches permanently. */
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

  #lines(query: string) {
    const rows = this.#storage.sql.exec<{ match_id: string; body: string }>(query).toArray();
    return validLines(rows.map(({ match_id, body }) => [match_id, readStored(body)] as const));
  }
}
