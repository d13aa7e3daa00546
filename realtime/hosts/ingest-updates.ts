import type { MatchDelta, MatchFrame } from '../protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../protocol/ingest.ts';
import { endStale } from '../rooms/stale.ts';
import { applyUpdate, type Checkpoint, type MatchRoom } from '../rooms/match-room.ts';

/** What a host writes, in one transaction, before it acknowledges an ingest. */
export interface MatchRoomChange {
  /** The new epoch that the first change after a restore begins, without the earlier history. */
  epoch?: string;
  version: number;
  /** Additions to the log. */
  logged: readonly MatchUpdate[];
  /** Sequences to drop from the log; disjoint from `logged`. */
  dropped: readonly number[];
  /**
   * Replaces the checkpoint and, after adding `logged`, drops the log up to and including its
   * sequence.
   */
  checkpoint: Checkpoint | null;
  /** Additions to the history. */
  deltas: readonly MatchDelta[];
  /** Where the additions to the log come from; absent for a change that no update made. */
  arrival?: Arrival;
}

/** When updates arrived (ms), from which feed, and the room's version after each sequence. */
export interface Arrival {
  at: number;
  source: string | undefined;
  versions: ReadonlyMap<number, number>;
}

export interface Ingested {
  room: MatchRoom;
  results: IngestResult[];
  /** Frames for every open socket, in order. */
  frames: MatchFrame[];
  /** Null without a write. */
  change: MatchRoomChange | null;
}

/**
 * Returns the room after updates of its match, applied in the given order at `now` (ms). `before`
 * stays unchanged, so a host that fails to write keeps it, and no update is half applied.
 */
export function ingestUpdates(
  before: MatchRoom,
  updates: readonly MatchUpdate[],
  now: number,
): Ingested {
  let room = before;
  const results: IngestResult[] = [];
  const frames: MatchFrame[] = [];
  const logged = new Map<number, MatchUpdate>();
  const dropped = new Set<number>();
  const deltas: MatchDelta[] = [];
  let checkpoint: Checkpoint | null = null;
  for (const update of updates) {
    const applied = applyUpdate(room, update, now);
    room = applied.room;
    results.push(applied.result);
    if (applied.frame) frames.push(applied.frame);
    if (applied.delta) deltas.push(applied.delta);
    const { changes } = applied;
    if (changes.logged) {
      // Another update may have reused a dropped sequence.
      dropped.delete(changes.logged.sequence);
      logged.set(changes.logged.sequence, changes.logged);
    }
    for (const sequence of changes.dropped ?? []) {
      logged.delete(sequence);
      dropped.add(sequence);
    }
    checkpoint = changes.checkpoint ?? checkpoint;
  }
  // Duplicates also show that the feed is alive.
  const ended = updates.length > 0 ? endStale(room, now) : null;
  if (ended) {
    room = ended.room;
    if (ended.frame) frames.push(ended.frame);
    if (ended.delta) deltas.push(ended.delta);
  }
  const nothing =
    logged.size === 0 && dropped.size === 0 && !checkpoint && room.version === before.version;
  if (nothing) return { room, results, frames, change: null };
  const change = {
    version: room.version,
    logged: [...logged.values()],
    dropped: [...dropped],
    checkpoint,
    deltas,
  };
  return { room, results, frames, change };
}
