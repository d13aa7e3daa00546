import { deepEqual } from '../protocol/deep-equal.ts';
import type { MatchDelta, MatchFrame } from '../protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../protocol/ingest.ts';
import type { MatchState, Silence } from '../protocol/match-state.ts';
import { advance } from './advance.ts';
import { deltaBetween } from './delta.ts';
import { fold, foldFrom, startOf, type Checkpoint, type Folded } from './fold.ts';
import { remember } from './history.ts';
import { outgrown, settledSport, withoutRefused } from './log.ts';
import { finalRefusal, rejection } from './rejection.ts';
import { matchSnapshot, type MatchView } from './resume.ts';

export type { Checkpoint } from './fold.ts';

/** A match as the fold of its updates in sequence order. Values are never mutated. */
export interface MatchRoom extends MatchView {
  checkpoint: Checkpoint | null;
  /**
   * Every recorded update after the checkpoint, by ascending sequence. It includes rejected
   * updates, unless they can never become legal.
   */
  log: readonly MatchUpdate[];
  /** Why each rejected update of the log is not in the state, by sequence. */
  rejections: ReadonlyMap<number, string>;
}

/**
 * A room as its host stores it. `version` is the newest delta's, or 1 for a state without deltas. A
 * host need not store `history`: without it reconnecting clients get a snapshot.
 */
export interface StoredMatchRoom {
  epoch: string;
  version: number;
  checkpoint: Checkpoint | null;
  /** In any order. */
  log: readonly MatchUpdate[];
  /** By ascending version. */
  history: readonly MatchDelta[];
  /** The room's stale mark, which is not part of the updates. */
  silence?: Silence | undefined;
}

/** The host's write before it acknowledges the update. */
export interface StorageChange {
  /** Addition to the log. */
  logged?: MatchUpdate;
  /** Replaces the checkpoint and drops the log up to and including `checkpoint.sequence`. */
  checkpoint?: Checkpoint;
  /**
   * Sequences to drop from the log, after adding `logged`: an update that can never become legal
   * frees its sequence.
   */
  dropped?: readonly number[];
}

export interface Applied {
  room: MatchRoom;
  result: IngestResult;
  /**
   * The visible change, which the room's history already contains; null without one, and for the
   * first state.
   */
  delta: MatchDelta | null;
  /** The frame for open sockets: the delta, or a snapshot of the room's first state. */
  frame: MatchFrame | null;
  changes: StorageChange;
}

/** Returns an empty room. `epoch`: 8–64 random letters, digits, `_` or `-`. */
export function createMatchRoom(epoch: string): MatchRoom {
  return {
    epoch,
    version: 0,
    state: null,
    history: [],
    checkpoint: null,
    log: [],
    rejections: new Map(),
  };
}

/** Returns the room that was stored, equal to the live one. */
export function restoreMatchRoom(stored: StoredMatchRoom): MatchRoom {
  const { epoch, version, checkpoint, history } = stored;
  const sorted = stored.log.toSorted((a, b) => a.sequence - b.sequence);
  // The room recorded some updates before another fixed the sport in which they are illegal.
  const log = withoutRefused(checkpoint, sorted);
  const { state, rejections } = fold(checkpoint, log);
  const { silence } = stored;
  const shown = state && silence ? { ...state, silence } : state;
  // Without a state no client has seen a version, so the first state gets version 1 again.
  return {
    epoch,
    version: state ? version : 0,
    checkpoint,
    history,
    log,
    state: shown,
    rejections,
  };
}

/**
 * Applies one parsed update of the room's match at the time `now` (ms).
 *
 * - `applied`: recorded and part of the state. An update that changes nothing visible adds no
 *   version and has no delta.
 * - `duplicate`: recorded before. `stale`: late and without a visible change, or not after the
 *   checkpoint.
 * - `rejected`: see `REJECTIONS`. A rejected update stays in the log, because another update may
 *   make it legal. The room does not keep it if its match is unknown (`fixture-missing`), if its
 *   sequence is taken (`sequence-conflict`) or if it can never become legal; sent again, it is
 *   judged again.
 */
export function applyUpdate(room: MatchRoom, update: MatchUpdate, now: number): Applied {
  const { sequence } = update;
  if (room.checkpoint && sequence <= room.checkpoint.sequence)
    return unchanged(room, update, 'stale');
  if (!room.state && !update.fixture)
    return unchanged(
      room,
      update,
      'rejected',
      rejection('fixture-missing', 'the first update of a match must bring its fixture'),
    );
  const sportId = settledSport(room.checkpoint, room.log);
  const refused = sportId && finalRefusal(sportId, update);
  if (refused !== undefined) return unchanged(room, update, 'rejected', refused);
  const place = room.log.findLastIndex((logged) => logged.sequence <= sequence);
  const known = room.log[place];
  if (known?.sequence === sequence) {
    if (!isSameUpdate(known, update))
      return unchanged(
        room,
        update,
        'rejected',
        rejection('sequence-conflict', `${sequence} was another update`),
      );
    const reason = room.rejections.get(sequence);
    return unchanged(room, update, reason === undefined ? 'duplicate' : 'rejected', reason);
  }

  const spliced = room.log.toSpliced(place + 1, 0, update);
  // An update with sequence 1 may fix the sport, in which logged updates may be illegal.
  const log = sequence === 1 ? withoutRefused(room.checkpoint, spliced) : spliced;
  const inOrder = place === room.log.length - 1;
  const folded =
    inOrder && room.state ? extend(room, room.state, update) : fold(room.checkpoint, log);
  const { room: next, delta, frame } = change(room, { log, ...folded }, now);

  const reason = folded.rejections.get(sequence);
  const news = inOrder || frame !== null;
  const outcome = reason !== undefined ? 'rejected' : news ? 'applied' : 'stale';
  const checkpoint = dueCheckpoint(next);
  const after = checkpoint ? dropThrough(next, checkpoint) : next;
  const dropped = refusedOf(spliced, after);
  return {
    room: after,
    result: resultOf(next, update, outcome, reason),
    delta,
    frame,
    changes: {
      logged: update,
      ...(checkpoint && { checkpoint }),
      ...(dropped.length > 0 && { dropped }),
    },
  };
}

/**
 * Applies the update that is next in order, without a fold of the whole log. Also removes a stale
 * mark, as a fold would, since the mark comes from no update.
 */
function extend(room: MatchRoom, shown: MatchState, update: MatchUpdate): Folded {
  const { silence, ...rest } = shown;
  const state = silence ? rest : shown;
  const advanced = advance(state, update);
  if (advanced.kind === 'taken') return { state: advanced.state, rejections: room.rejections };
  return { state, rejections: new Map(room.rejections).set(update.sequence, advanced.reason) };
}

/** A room with a new visible state, its delta, and the frame for open sockets. */
export type Shown = Pick<Applied, 'room' | 'delta' | 'frame'>;

/**
 * Returns the room with a state that does not come from an update, such as one with a stale mark.
 */
export function show(room: MatchRoom, state: MatchState, now: number): Shown {
  return change(room, { ...room, state }, now);
}

function change(
  room: MatchRoom,
  next: Pick<MatchRoom, 'log' | 'state' | 'rejections'>,
  now: number,
): Shown {
  if (!room.state) {
    // Waiting viewers have no state to patch, so they get the first one as a snapshot.
    const first = { ...room, ...next, version: next.state ? 1 : 0 };
    return { room: first, delta: null, frame: matchSnapshot(first) };
  }
  const delta = next.state && deltaBetween(room.state, next.state, room.version + 1, now);
  if (!delta) return { room: { ...room, ...next, state: room.state }, delta: null, frame: null };
  const history = remember(room.history, delta);
  return { room: { ...room, ...next, version: delta.version, history }, delta, frame: delta };
}

function dueCheckpoint(room: MatchRoom): Checkpoint | undefined {
  const passed = outgrown(room.log);
  const newest = passed.at(-1);
  if (!newest) return undefined;
  // Starts from the whole log, because its first fixture may be in the part that remains.
  const { state } = foldFrom(startOf(room.checkpoint, room.log), passed);
  return { sequence: newest.sequence, state };
}

function dropThrough(room: MatchRoom, checkpoint: Checkpoint): MatchRoom {
  const later = room.log.filter((update) => update.sequence > checkpoint.sequence);
  const log = withoutRefused(checkpoint, later);
  const kept = new Set(log.map(({ sequence }) => sequence));
  const rejections = [...room.rejections].filter(([sequence]) => kept.has(sequence));
  return { ...room, checkpoint, log, rejections: new Map(rejections) };
}

/** Returns the sequences after the checkpoint that `log` has and the room no longer has. */
function refusedOf(log: readonly MatchUpdate[], { checkpoint, log: held }: MatchRoom): number[] {
  if (held.length === log.length) return [];
  const kept = new Set(held.map(({ sequence }) => sequence));
  return log
    .map(({ sequence }) => sequence)
    .filter((sequence) => sequence > (checkpoint?.sequence ?? 0) && !kept.has(sequence));
}

function unchanged(
  room: MatchRoom,
  update: MatchUpdate,
  outcome: IngestResult['outcome'],
  reason?: string,
): Applied {
  return {
    room,
    result: resultOf(room, update, outcome, reason),
    delta: null,
    frame: null,
    changes: {},
  };
}

function resultOf(
  room: MatchRoom,
  { matchId, sequence }: MatchUpdate,
  outcome: IngestResult['outcome'],
  reason: string | undefined,
): IngestResult {
  return {
    matchId,
    sequence,
    outcome,
    ...(room.state && { version: room.version }),
    ...(reason !== undefined && { reason }),
  };
}

/**
 * Whether two updates are equal apart from their clocks' `at`, which a replay sets to the time of
 * sending.
 */
function isSameUpdate(a: MatchUpdate, b: MatchUpdate): boolean {
  const clocks = a.clock && b.clock && { clock: { ...a.clock, at: b.clock.at } };
  return deepEqual({ ...a, ...clocks }, b);
}
