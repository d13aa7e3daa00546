import type { MatchDelta } from '../protocol/frame.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import type { Silence } from '../protocol/match-state.ts';
import { FOLD_RULES, type Checkpoint } from '../rooms/fold.ts';
import { HISTORY_LENGTH } from '../rooms/history.ts';
import { FollowerStorage, type StoredFollowers } from './follower-storage.ts';
import type { MatchRoomChange } from './ingest-updates.ts';
import type { StoredMatch } from './match-session.ts';
import { log, messageOf } from './log.ts';
import { repairCourse } from './mend-stored.ts';
import { readStored, storedJson } from './stored-json.ts';
import { bodiesOf, hasTable, historyOf } from './stored-rows.ts';

export interface StoredSequencer extends StoredMatch {
  followers: StoredFollowers;
  /** The database has the room's state of this version. */
  databaseConfirmed: number;
}

/** A room without any stored data. */
const NOTHING = {
  version: 0,
  checkpoint: null,
  log: [],
  history: [],
  lineConfirmed: 0,
  lastSeenAt: 0,
  followers: { names: [], confirmed: 0 },
  databaseConfirmed: 0,
};

/** A match sequencer's data, in the SQLite database of its Durable Object. */
export class MatchStorage {
  readonly followers: FollowerStorage;
  readonly #storage: DurableObjectStorage;
  readonly #room: string;
  /** The epoch of a room that has stored nothing yet; undefined afterwards. */
  #unstoredEpoch: string | undefined;

  /** `room`: its name in the log. */
  constructor(storage: DurableObjectStorage, room: string) {
    this.#storage = storage;
    this.#room = room;
    this.followers = new FollowerStorage(storage, () => this.#ensureStored());
  }

  #createTables(): void {
    this.#storage.sql.exec(`
      CREATE TABLE IF NOT EXISTS room (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        epoch TEXT NOT NULL,
        rules INTEGER NOT NULL,
        version INTEGER NOT NULL,
        line_confirmed INTEGER NOT NULL
      );
      CREATE TABLE IF NOT EXISTS checkpoint (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        body TEXT NOT NULL
      );
      CREATE TABLE IF NOT EXISTS log (sequence INTEGER PRIMARY KEY, body TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS history (version INTEGER PRIMARY KEY, body TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS last_seen (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        at INTEGER NOT NULL,
        silence TEXT
      );
      CREATE TABLE IF NOT EXISTS database_has (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        version INTEGER NOT NULL
      );
    `);
  }

  /**
   * Returns the stored data. A room whose log has outdated rules, or is unreadable, permanently
   * gets `newEpoch`. An empty room gets it with its first write: a read alone stores nothing.
   */
  load(newEpoch: string): StoredSequencer {
    const { sql } = this.#storage;
    if (!hasTable(sql, 'room')) {
      this.#unstoredEpoch = newEpoch;
      return { ...NOTHING, epoch: newEpoch };
    }
    // Adds tables that are newer than this room.
    this.#createTables();
    if (hasTable(sql, 'relays')) this.#takeOverRelays();
    const { rules } = sql.exec<{ rules: number }>('SELECT rules FROM room').one();
    if (rules !== FOLD_RULES) return this.mend(newEpoch);
    try {
      return this.#read();
    } catch (error) {
      log('error', 'stored-unreadable', { room: this.#room, message: messageOf(error) });
      return this.mend(newEpoch);
    }
  }

  /** Keeps stored data that fits today's schemas, for good, under a new epoch without history. */
  mend(newEpoch: string): StoredSequencer {
    const { sql } = this.#storage;
    const [checkpoint] = bodiesOf(sql, 'SELECT body FROM checkpoint');
    const course = repairCourse(this.#room, {
      checkpoint: checkpoint === undefined ? null : readStored(checkpoint),
      log: bodiesOf(sql, 'SELECT body FROM log ORDER BY sequence').map(readStored),
    });
    this.#storage.transactionSync(() => {
      sql.exec('UPDATE room SET epoch = ?, rules = ?, line_confirmed = 0', newEpoch, FOLD_RULES);
      for (const table of ['history', 'log', 'checkpoint', 'last_seen', 'database_has'])
        sql.exec(`DELETE FROM ${table}`);
      this.followers.confirmNothing();
      this.#put(course.checkpoint, course.log);
    });
    return this.#read();
  }

  #read(): StoredSequencer {
    const { sql } = this.#storage;
    const room = sql
      .exec<{ epoch: string; version: number; line_confirmed: number }>(
        'SELECT epoch, version, line_confirmed FROM room',
      )
      .one();
    const [checkpoint] = bodiesOf(sql, 'SELECT body FROM checkpoint');
    const [last_seen] = sql
      .exec<{ at: number; silence: string | null }>('SELECT at, silence FROM last_seen')
      .toArray();
    return {
      epoch: room.epoch,
      version: room.version,
      checkpoint: checkpoint === undefined ? null : storedJson(checkpoint),
      log: bodiesOf(sql, 'SELECT body FROM log ORDER BY sequence').map((body) => storedJson(body)),
      history: historyOf<MatchDelta>(sql, { room: this.#room }),
      lineConfirmed: room.line_confirmed,
      lastSeenAt: last_seen?.at ?? 0,
      ...(last_seen?.silence && { silence: storedJson<Silence>(last_seen.silence) }),
      followers: this.followers.load(),
      databaseConfirmed:
        sql.exec<{ version: number }>('SELECT version FROM database_has').toArray()[0]?.version ??
        0,
    };
  }

  /** Initialises an empty room before its first write. */
  #ensureStored(): void {
    if (this.#unstoredEpoch === undefined) return;
    this.#createTables();
    this.#storage.sql.exec(
      'INSERT INTO room VALUES (1, ?, ?, 0, 0)',
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
      sql.exec('UPDATE room SET version = ?', change.version);
      this.#put(change.checkpoint, change.logged);
      for (const sequence of change.dropped)
        sql.exec('DELETE FROM log WHERE sequence = ?', sequence);
      for (const delta of change.deltas)
        sql.exec('INSERT INTO history VALUES (?, ?)', delta.version, JSON.stringify(delta));
      sql.exec('DELETE FROM history WHERE version <= ?', change.version - HISTORY_LENGTH);
      if (change.checkpoint)
        sql.exec('DELETE FROM log WHERE sequence <= ?', change.checkpoint.sequence);
    });
  }

  #put(checkpoint: Checkpoint | null, logged: readonly MatchUpdate[]): void {
    const { sql } = this.#storage;
    // A waking room skips an update that it can never apply, and reuses its sequence.
    for (const update of logged)
      sql.exec('INSERT OR REPLACE INTO log VALUES (?, ?)', update.sequence, JSON.stringify(update));
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
    this.#storage.sql.exec('INSERT OR REPLACE INTO last_seen VALUES (1, ?, ?)', lastSeenAt, shown);
  }

  confirmDatabase(version: number): void {
    this.#ensureStored();
    this.#storage.sql.exec('INSERT OR REPLACE INTO database_has VALUES (1, ?)', version);
  }

  /** Migrates a room from before hubs followed rooms as relays do. */
  #takeOverRelays(): void {
    const { sql } = this.#storage;
    this.#storage.transactionSync(() => {
      const relays = sql.exec<{ relay: number }>('SELECT relay FROM relays').toArray();
      this.followers.takeOver(relays.map(({ relay }) => relay));
      sql.exec('DROP TABLE relays');
      sql.exec('ALTER TABLE room DROP COLUMN relays_confirmed');
    });
  }
}
