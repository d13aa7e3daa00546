import type * as Party from 'partykit/server';
import type { MatchDelta } from '../../protocol/frame.ts';
import type { Silence } from '../../protocol/match-state.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { FOLD_RULES } from '../../rooms/fold.ts';
import { HISTORY_LENGTH } from '../../rooms/history.ts';
import type { Checkpoint } from '../../rooms/match-room.ts';
import type { MatchRoomChange } from '../ingest-updates.ts';
import type { MatchStore, StoredMatch } from '../match-session.ts';
import { validCourse } from '../valid-stored.ts';
import { numberedKey, writeAll } from './storage-keys.ts';

interface RoomRecord {
  epoch: string;
  /** `FOLD_RULES` of the log. */
  rules: number;
  version: number;
  lineConfirmed: number;
  lastSeenAt: number;
  silence?: Silence | undefined;
}

/**
 * Highest number of updates per write. Each adds a log entry and a delta, and deletes an outdated
 * delta, so that the additions fit into one `put` and the deletions into one `delete`.
 */
export const UPDATES_PER_WRITE = 60;

/** A match room's data in PartyKit's key-value storage. */
export class MatchPartyStorage implements MatchStore {
  readonly #storage: Party.Storage;
  #record: RoomRecord;

  private constructor(storage: Party.Storage, record: RoomRecord) {
    this.#storage = storage;
    this.#record = record;
  }

  /**
   * Returns the stored data. An empty room permanently gets `newEpoch`. A room that was stored
   * under other rules, or is opened with `rebuild`, also gets it, and keeps only its valid data,
   * without the history.
   */
  static async open(
    storage: Party.Storage,
    { room, newEpoch, rebuild }: { room: string; newEpoch: string; rebuild: boolean },
  ): Promise<{ storage: MatchPartyStorage; stored: StoredMatch }> {
    const known = await storage.get<RoomRecord>('room');
    const checkpoint = (await storage.get<Checkpoint>('checkpoint')) ?? null;
    const log = await storage.list<MatchUpdate>({ prefix: 'log:' });
    const history = await storage.list<MatchDelta>({ prefix: 'history:' });
    if (known?.rules === FOLD_RULES && !rebuild) {
      const stored = {
        ...known,
        checkpoint,
        log: [...log.values()].filter(({ sequence }) => sequence > (checkpoint?.sequence ?? 0)),
        history: [...history.values()],
      };
      return { storage: new MatchPartyStorage(storage, known), stored };
    }
    const version = known?.version ?? 0;
    const record = { epoch: newEpoch, rules: FOLD_RULES, version, lineConfirmed: 0, lastSeenAt: 0 };
    const course = validCourse(room, { checkpoint, log: [...log.values()] });
    const entries = course.log.map((update) => [numberedKey('log:', update.sequence), update]);
    writeAll(storage, {}, ['checkpoint', ...log.keys(), ...history.keys()]);
    writeAll(storage, {
      ...Object.fromEntries(entries),
      ...(course.checkpoint && { checkpoint: course.checkpoint }),
      room: record,
    });
    const stored = { ...record, ...course, history: [] };
    return { storage: new MatchPartyStorage(storage, record), stored };
  }

  write({ version, logged, dropped, checkpoint, deltas }: MatchRoomChange): void {
    this.#record = { ...this.#record, version };
    const entries: Record<string, unknown> = { room: this.#record };
    for (const update of logged) entries[numberedKey('log:', update.sequence)] = update;
    for (const delta of deltas) entries[numberedKey('history:', delta.version)] = delta;
    const outdated = deltas
      .filter((delta) => delta.version > HISTORY_LENGTH)
      .map((delta) => numberedKey('history:', delta.version - HISTORY_LENGTH));
    if (checkpoint) entries.checkpoint = checkpoint;
    const refused = dropped.map((sequence) => numberedKey('log:', sequence));
    writeAll(this.#storage, entries, [...outdated, ...refused]);
    if (checkpoint) void this.#dropLogThrough(checkpoint.sequence);
  }

  confirmLine(version: number): void {
    this.#record = { ...this.#record, lineConfirmed: version };
    writeAll(this.#storage, { room: this.#record });
  }

  saveLastSeen(lastSeenAt: number, silence: Silence | undefined): void {
    this.#record = { ...this.#record, lastSeenAt, silence };
    writeAll(this.#storage, { room: this.#record });
  }

  /**
   * Deletes the log up to and including a sequence. This may fail, since `open` skips these updates
   * anyway.
   */
  async #dropLogThrough(sequence: number): Promise<void> {
    const end = numberedKey('log:', sequence + 1);
    const outdated = await this.#storage.list({ prefix: 'log:', end });
    writeAll(this.#storage, {}, [...outdated.keys()]);
  }
}
