import type * as Party from 'partykit/server';
import type { SportDelta } from '../../protocol/frame.ts';
import { HISTORY_LENGTH } from '../../rooms/history.ts';
import type { HeldLine, StoredSportRoom } from '../../rooms/sport-room.ts';
import type { FlushChange, SportStore } from '../sport-session.ts';
import { validLines } from '../valid-stored.ts';
import { numberedKey, writeAll } from './storage-keys.ts';

interface RoomRecord {
  epoch: string;
  version: number;
}

/** A sport room's data in PartyKit's key-value storage. */
export class SportPartyStorage implements SportStore {
  readonly #storage: Party.Storage;
  #record: RoomRecord;

  private constructor(storage: Party.Storage, record: RoomRecord) {
    this.#storage = storage;
    this.#record = record;
  }

  /**
   * Returns the stored data. An empty room, or one with invalid lines, permanently gets `newEpoch`.
   */
  static async open(
    storage: Party.Storage,
    newEpoch: string,
  ): Promise<{ storage: SportPartyStorage; stored: StoredSportRoom }> {
    const known = await storage.get<RoomRecord>('room');
    const held = await linesOf(storage, 'held:');
    const pending = await linesOf(storage, 'pending:');
    const history = await storage.list<SportDelta>({ prefix: 'history:' });
    const areAllValid = held.areAllValid && pending.areAllValid;
    const record = known && areAllValid ? known : { epoch: newEpoch, version: known?.version ?? 0 };
    if (record !== known) {
      const entries = { ...keyed('held:', held.lines), ...keyed('pending:', pending.lines) };
      const outdated = [...history.keys(), ...held.keys, ...pending.keys];
      writeAll(storage, {}, outdated);
      writeAll(storage, { ...entries, room: record });
    }
    const stored = {
      ...record,
      held: held.lines,
      pending: pending.lines,
      history: record === known ? [...history.values()] : [],
    };
    return { storage: new SportPartyStorage(storage, record), stored };
  }

  savePending(lines: Iterable<readonly [matchId: string, held: HeldLine]>): void {
    writeAll(this.#storage, keyed('pending:', lines));
  }

  saveFlush({ version, held, delta }: FlushChange): void {
    const entries = keyed('held:', held);
    const outdated = [...held.keys()].map((matchId) => `pending:${matchId}`);
    if (delta) {
      this.#record = { ...this.#record, version };
      entries.room = this.#record;
      entries[numberedKey('history:', version)] = delta;
      if (version > HISTORY_LENGTH)
        outdated.push(numberedKey('history:', version - HISTORY_LENGTH));
    }
    writeAll(this.#storage, entries, outdated);
  }

  forget(matchIds: Iterable<string>): void {
    const keys = Array.from(matchIds, (matchId) => `held:${matchId}`);
    writeAll(this.#storage, {}, keys);
  }
}

function keyed(
  prefix: string,
  lines: Iterable<readonly [string, HeldLine]>,
): Record<string, unknown> {
  return Object.fromEntries(Array.from(lines, ([matchId, held]) => [prefix + matchId, held]));
}

async function linesOf(storage: Party.Storage, prefix: string) {
  const lines = await storage.list({ prefix });
  const stored = Array.from(lines, ([key, held]) => [key.slice(prefix.length), held] as const);
  return { ...validLines(stored), keys: [...lines.keys()] };
}
