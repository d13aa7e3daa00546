import type * as Party from 'partykit/server';
import type { MatchDelta } from '../../protocol/frame.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { HISTORY_LENGTH } from '../../rooms/history.ts';
import type { Checkpoint } from '../../rooms/match-room.ts';
import type { MatchRoomChange } from '../ingest-updates.ts';
import type { StoredMatch } from '../match-session.ts';
import { numberedKey, writeAll } from './storage-keys.ts';

interface RoomRecord {
  epoch: string;
  version: number;
  lineConfirmed: number;
}

/**
 * An ingest is written in slices of this many updates: with a log entry, a
 * delta and an outdated delta each, a slice stays within one batch of writes.
 */
export const UPDATES_PER_WRITE = 60;

/** What a match room keeps in PartyKit's key-value storage. */
export class MatchPartyStorage {
  readonly #storage: Party.Storage;
  #record: RoomRecord;

  private constructor(storage: Party.Storage, record: RoomRecord) {
    this.#storage = storage;
    this.#record = record;
  }

  /** Reads what was stored; a room that has nothing yet is given `newEpoch`, for good. */
  static async open(
    storage: Party.Storage,
    newEpoch: string,
  ): Promise<{ storage: MatchPartyStorage; stored: StoredMatch }> {
    const known = await storage.get<RoomRecord>('room');
    const record = known ?? { epoch: newEpoch, version: 0, lineConfirmed: 0 };
    if (!known) await storage.put('room', record);
    const checkpoint = (await storage.get<Checkpoint>('checkpoint')) ?? null;
    const log = await storage.list<MatchUpdate>({ prefix: 'log:' });
    const history = await storage.list<MatchDelta>({ prefix: 'history:' });
    const opened = new MatchPartyStorage(storage, record);
    const stored = {
      ...record,
      checkpoint,
      log: [...log.values()].filter(({ sequence }) => sequence > (checkpoint?.sequence ?? 0)),
      history: [...history.values()],
    };
    return { storage: opened, stored };
  }

  write({ version, logged, checkpoint, deltas }: MatchRoomChange): void {
    this.#record = { ...this.#record, version };
    const entries: Record<string, unknown> = { room: this.#record };
    for (const update of logged) entries[numberedKey('log:', update.sequence)] = update;
    for (const delta of deltas) entries[numberedKey('history:', delta.version)] = delta;
    const outdated = deltas
      .filter((delta) => delta.version > HISTORY_LENGTH)
      .map((delta) => numberedKey('history:', delta.version - HISTORY_LENGTH));
    if (checkpoint) entries.checkpoint = checkpoint;
    writeAll(this.#storage, entries, outdated);
    if (checkpoint) void this.#dropLogThrough(checkpoint.sequence);
  }

  confirmLine(version: number): void {
    this.#record = { ...this.#record, lineConfirmed: version };
    writeAll(this.#storage, { room: this.#record });
  }

  /** Only tidies: what is left of it is passed over when the room is read. */
  async #dropLogThrough(sequence: number): Promise<void> {
    const end = numberedKey('log:', sequence + 1);
    const outdated = await this.#storage.list({ prefix: 'log:', end });
    writeAll(this.#storage, {}, [...outdated.keys()]);
  }
}
