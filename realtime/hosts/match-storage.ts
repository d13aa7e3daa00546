import type { MatchDelta } from '../protocol/frame.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import type { Silence } from '../protocol/match-state.ts';
import { FOLD_RULES, type Checkpoint } from '../rooms/fold.ts';
import { HISTORY_LENGTH } from '../rooms/history.ts';
import { FollowerStorage } from './follower-storage.ts';
import type { Arrival, MatchRoomChange } from './ingest-updates.ts';
import type { MatchStore, StoredMatch } from './match-session.ts';
import { log, messageOf } from './log.ts';
import type { MatchBackup, RestoreOutcome } from './room-backup.ts';
import { finishRestore, isFilledBy, isRestored, markRestored } from './restored-mark.ts';
import { readStored, storedJson } from './stored-json.ts';
import { addArrivals } from './arrivals.ts';
import { bodiesOf, hasTable, historyOf } from './stored-rows.ts';
import { validCourse } from './valid-stored.ts';

interface RoomRow extends Record<string, SqlStorageValue> {
  epoch: string;
  version: number;
  line_confirmed: number;
  database_confirmed: number;
  last_seen_at: number;
  silence: string | null;
}

/** A room without any stored data. */
const NOTHING = {
  version: 0,
  checkpoint: null,
  log: [],
  history: [],
  lineConfirmed: 0,
  lastSeenAt: 0,
  databaseConfirmed: 0,
};

/** A match sequencer's data, in the SQLite database of its Durable Object. */
export class MatchStorage implements MatchStore {
  readonly followers: FollowerStorage;
  readonly #storage: DurableObjectStorage;
  readonly #room: string;
  /** The epoch of a room that has stored nothing yet; undefined afterwards. */
  #unstoredEpoch: string | undefined;

  /** `room`: its name in the log. */
  constructor(storage: DurableObjectStorage, room: string) {
    this.#storage = storage;
    this.#room = room;
    this.followers = new FollowerStorage(storage, { beforeWrite: () => this.#ensureStored() });
  }

  #createTables(): void {
    this.#storage.sql.exec(`
      CREATE TABLE room (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        epoch TEXT NOT NULL,
        rules INTEGER NOT NULL,
        version INTEGER NOT NULL,
        line_confirmed INTEGER NOT NULL DEFAULT 0,
        database_confirmed INTEGER NOT NULL DEFAULT 0,
        last_seen_at INTEGER NOT NULL DEFAULT 0,
        silence TEXT
      );
      CREATE TABLE checkpoint (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        body TEXT NOT NULL
      );
      CREATE TABLE log (
        sequence INTEGER PRIMARY KEY,
        body TEXT NOT NULL,
        arrived_at INTEGER,
        source TEXT,
        version INTEGER
      );
      CREATE TABLE history (version INTEGER PRIMARY KEY, body TEXT NOT NULL);
    `);
  }

  /**
   * Returns the stored data. A room that was stored under other rules, or is unreadable,
   * permanently gets `newEpoch`. An empty room gets it with its first write: a read alone stores
   * nothing.
   */
  load(newEpoch: string): StoredMatch {
    const { sql } = this.#storage;
    if (!hasTable(sql, 'room')) {
      this.#unstoredEpoch = newEpoch;
      return { ...NOTHING, epoch: newEpoch };
    }
    addArrivals(sql);
    const { rules } = sql.exec<{ rules: number }>('SELECT rules FROM room').one();
    if (rules !== FOLD_RULES) return this.rebuild(newEpoch);
    try {
      return this.#read();
    } catch (error) {
      log('error', 'stored-unreadable', { room: this.#room, message: messageOf(error) });
      return this.rebuild(newEpoch);
    }
  }

  /** Returns the valid stored data and deletes the rest, under a new epoch and without history. */
  rebuild(newEpoch: string): StoredMatch {
    const { sql } = this.#storage;
    const [checkpoint] = bodiesOf(sql, 'SELECT body FROM checkpoint');
    const course = validCourse(this.#room, {
      checkpoint: checkpoint === undefined ? null : readStored(checkpoint),
      log: bodiesOf(sql, 'SELECT body FROM log ORDER BY sequence').map(readStored),
    });
    this.#storage.transactionSync(() => {
      sql.exec(
        `UPDATE room SET epoch = ?, rules = ?, line_confirmed = 0, database_confirmed = 0,
         last_seen_at = 0, silence = NULL`,
        newEpoch,
        FOLD_RULES,
      );
      for (const table of ['history', 'log', 'checkpoint']) sql.exec(`DELETE FROM ${table}`);
      this.#put(course.checkpoint, course.log);
    });
    return this.#read();
  }

  #read(): StoredMatch {
    const { sql } = this.#storage;
    const room = sql.exec<RoomRow>('SELECT * FROM room').one();
    const [checkpoint] = bodiesOf(sql, 'SELECT body FROM checkpoint');
    return {
      epoch: room.epoch,
      version: room.version,
      checkpoint: checkpoint === undefined ? null : storedJson(checkpoint),
      log: bodiesOf(sql, 'SELECT body FROM log ORDER BY sequence').map((body) => storedJson(body)),
      history: historyOf<MatchDelta>(sql, { room: this.#room }),
      lineConfirmed: room.line_confirmed,
      lastSeenAt: room.last_seen_at,
      ...(room.silence && { silence: storedJson<Silence>(room.silence) }),
      databaseConfirmed: room.database_confirmed,
      isRestored: isRestored(sql),
    };
  }

  /** Returns the valid stored data; null if the room has none. */
  backup(): Omit<MatchBackup, 'matchId'> | null {
    const { sql } = this.#storage;
    if (!hasTable(sql, 'room')) return null;
    const { epoch, version, lineConfirmed, lastSeenAt, silence, ...stored } = this.#read();
    const { checkpoint, log: updates } = validCourse(this.#room, stored);
    if (!checkpoint && updates.length === 0) return null;
    return {
      epoch,
      rules: FOLD_RULES,
      version,
      lineConfirmed,
      lastSeenAt,
      silence: silence ?? null,
      checkpoint,
      log: updates,
      history: [...stored.history],
    };
  }

  /**
   * Fills an empty room, in one transaction. `run` is the id of the restore, which may erase the
   * room again. No version counts as confirmed by the database.
   */
  restore(saved: MatchBackup, run: string): RestoreOutcome {
    const { sql } = this.#storage;
    const known = hasTable(sql, 'room') ? this.#read() : NOTHING;
    if (known.version > 0 || known.log.length > 0 || known.checkpoint)
      return 'epoch' in known && known.epoch === saved.epoch && known.version >= saved.version
        ? 'kept'
        : 'occupied';
    this.#storage.transactionSync(() => {
      this.#ensureStored();
      sql.exec(
        `UPDATE room SET epoch = ?, rules = ?, version = ?, line_confirmed = ?,
         database_confirmed = 0, last_seen_at = ?, silence = ?`,
        saved.epoch,
        saved.rules,
        saved.version,
        saved.lineConfirmed,
        saved.lastSeenAt,
        saved.silence && JSON.stringify(saved.silence),
      );
      this.#put(saved.checkpoint, saved.log);
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

  /** Initialises an empty room before its first write. */
  #ensureStored(): void {
    if (this.#unstoredEpoch === undefined) return;
    this.#createTables();
    this.#storage.sql.exec(
      'INSERT INTO room (id, epoch, rules, version) VALUES (1, ?, ?, 0)',
      this.#unstoredEpoch,
      FOLD_RULES,
    );
    this.#unstoredEpoch = undefined;
  }

  /** Writes an ingest as one transaction, durable before anything sent after it leaves the room. */
  write(change: MatchRoomChange): void {
    const { sql } = this.#storage;
    this.#ensureStored();
    this.#storage.transactionSync(() => {
      if (change.epoch !== undefined) finishRestore(sql, change.epoch);
      sql.exec('UPDATE room SET version = ?', change.version);
      this.#put(change.checkpoint, change.logged, change.arrival);
      for (const sequence of change.dropped)
        sql.exec('DELETE FROM log WHERE sequence = ?', sequence);
      for (const delta of change.deltas)
        sql.exec('INSERT INTO history VALUES (?, ?)', delta.version, JSON.stringify(delta));
      sql.exec('DELETE FROM history WHERE version <= ?', change.version - HISTORY_LENGTH);
      if (change.checkpoint)
        sql.exec('DELETE FROM log WHERE sequence <= ?', change.checkpoint.sequence);
    });
  }

  #put(checkpoint: Checkpoint | null, logged: readonly MatchUpdate[], arrival?: Arrival): void {
    const { sql } = this.#storage;
    // REPLACE, because a room that wakes leaves out an update that it can never apply, but the row
    // remains: another update may then have its sequence.
    for (const update of logged)
      sql.exec(
        'INSERT OR REPLACE INTO log (sequence, body, arrived_at, source, version) VALUES (?, ?, ?, ?, ?)',
        update.sequence,
        JSON.stringify(update),
        arrival?.at ?? null,
        arrival?.source ?? null,
        arrival?.versions.get(update.sequence) ?? null,
      );
    if (checkpoint)
      sql.exec('INSERT OR REPLACE INTO checkpoint VALUES (1, ?)', JSON.stringify(checkpoint));
  }

  confirmLine(version: number): void {
    this.#ensureStored();
    this.#storage.sql.exec('UPDATE room SET line_confirmed = ?', version);
  }

  saveLastSeen(lastSeenAt: number, silence: Silence | undefined): void {
    this.#ensureStored();
    const shown = silence ? JSON.stringify(silence) : null;
    this.#storage.sql.exec('UPDATE room SET last_seen_at = ?, silence = ?', lastSeenAt, shown);
  }

  confirmDatabase(version: number): void {
    this.#ensureStored();
    this.#storage.sql.exec('UPDATE room SET database_confirmed = ?', version);
  }
}
