import { HISTORY_LENGTH } from '../history.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import {
  restoreMatchRoom,
  type Applied,
  type MatchRoom,
  type StoredMatchRoom,
} from '../match-room.ts';

/** Creates a store with exactly a host's writes. */
export function createStore(room: MatchRoom) {
  let stored: StoredMatchRoom = {
    epoch: room.epoch,
    version: room.version,
    checkpoint: room.checkpoint,
    log: [...room.log],
    history: [...room.history],
  };
  return {
    write({ room: { version }, delta, changes: { logged, checkpoint, dropped } }: Applied): void {
      const added = logged ? [...stored.log, logged] : stored.log;
      const log = added.filter(({ sequence }) => !dropped?.includes(sequence));
      stored = {
        epoch: stored.epoch,
        version,
        checkpoint: checkpoint ?? stored.checkpoint,
        log: checkpoint ? log.filter(({ sequence }) => sequence > checkpoint.sequence) : log,
        history: delta ? [...stored.history, delta].slice(-HISTORY_LENGTH) : stored.history,
      };
    },
    /** By ascending sequence. */
    log(): readonly MatchUpdate[] {
      return stored.log.toSorted((a, b) => a.sequence - b.sequence);
    },
    /** Returns the room as after a process restart. */
    restore(): MatchRoom {
      return restoreMatchRoom(structuredClone(stored));
    },
  };
}
