import type { MatchDelta, MatchFrame } from '../protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../protocol/ingest.ts';
import { endSilence } from '../rooms/silence.ts';
import { applyUpdate, type Checkpoint, type MatchRoom } from '../rooms/match-room.ts';

/** What a host must write, in one transaction, before it acknowledges an ingest. */
export interface MatchRoomChange {
  version: number;
  /** To be added to the log. */
  logged: readonly MatchUpdate[];
  /** Sequences to be dropped from the log; none of them is among `logged`. */
  dropped: readonly number[];
  /** Replaces the checkpoint; the log through its sequence is dropped, after `logged` was added. */
  checkpoint: Checkpoint | null;
  /** To be added to the history. */
  deltas: readonly MatchDelta[];
}

export interface Ingested {
  room: MatchRoom;
  results: IngestResult[];
  /** What every open socket is sent, in order. */
  frames: MatchFrame[];
  /** Null when there is nothing to write. */
  change: MatchRoomChange | null;
}

/**
 * Takes in updates of one match in the order given. The room passed in stays
 * as it was, so a host that fails to write simply keeps it: nothing is ever
 * half applied.
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
      // A sequence that was dropped may be another update's by now.
      dropped.delete(changes.logged.sequence);
      logged.set(changes.logged.sequence, changes.logged);
    }
    for (const sequence of changes.dropped ?? []) {
      logged.delete(sequence);
      dropped.add(sequence);
    }
    checkpoint = changes.checkpoint ?? checkpoint;
  }
  // Duplicates are a sign of life as well.
  const ended = updates.length > 0 ? endSilence(room, now) : null;
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
