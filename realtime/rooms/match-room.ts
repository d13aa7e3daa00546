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
   * Every recorded update after the checkpoint, by ascending sequence; illegal ones too, unless
   * they can never become legal.
   */
  log: readonly MatchUpdate[];
  /** Reasons for updates of the log that are not in the state, by sequence. */
  rejections: ReadonlyMap<number, string>;
}

/**
 * A host's stored room. `version` is that of the newest delta (1 for a state without one). Without
 * its deltas a restored room is as current, but reconnecting clients get a snapshot.
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
  /** Replaces the checkpoint; the log through `checkpoint.sequence` is dropped. */
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
  /** The change, already in the room's history; null without a visible change, or for the first state. */
  delta: MatchDelta | null;
  /** The frame for open sockets: the delta, or a snapshot of the room's first state. */
  frame: MatchFrame | null;
  changes: StorageChange;
}

/** Creates an empty room. `epoch`: 8–64 random letters, digits, `_` or `-`. */
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

/** Restores a room from storage: equal to the live one that was stored. */
export function restoreMatchRoom(stored: StoredMatchRoom): MatchRoom {
  const { epoch, version, checkpoint, history } = stored;
  const sorted = stored.log.toSorted((a, b) => a.sequence - b.sequence);
  // Some were recorded before it was certain that they are never legal.
  const log = withoutRefused(checkpoint, sorted);
  const { state, rejections } = fold(checkpoint, log);
  const { silence } = stored;
  const shown = state && silence ? { ...state, silence } : state;
  // Without a state nobody has seen a version: the first state begins at 1 again.
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
 * - `applied`: recorded and part of the state. Without visible news (a heartbeat) the version stays
 *   and there is no delta.
 * - `duplicate`: recorded before. `stale`: late and without news, or older than the log.
 * - `rejected`: see `REJECTIONS`. A rejected update stays in the log, unless its match is unknown
 *   (`fixture-missing`) or its sequence taken (`sequence-conflict`): a later one may make it legal.
 *   One that can never become legal is not kept; if sent again, it is rejected again.
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
  // The first sequence may fix the sport, and thereby reject others.
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

/** Needs no refold: the update is next in order. It also ends a stale mark, which no update makes. */
function extend(room: MatchRoom, shown: MatchState, update: MatchUpdate): Folded {
  const { silence, ...rest } = shown;
  const state = silence ? rest : shown;
  const advanced = advance(state, update);
  if (advanced.kind === 'taken') return { state: advanced.state, rejections: room.rejections };
  return { state, rejections: new Map(room.rejections).set(update.sequence, advanced.reason) };
}

/** A room with a new visible state, and the frames for its sockets. */
export type Shown = Pick<Applied, 'room' | 'delta' | 'frame'>;

/** Returns the room with a state that no update made. */
export function show(room: MatchRoom, state: MatchState, now: number): Shown {
  return change(room, { ...room, state }, now);
}

function change(
  room: MatchRoom,
  next: Pick<MatchRoom, 'log' | 'state' | 'rejections'>,
  now: number,
): Shown {
  if (!room.state) {
    // The first state is no change: waiting viewers get it whole.
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
  // Starts from the whole log: its first fixture may be in the remaining part.
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

/** Returns the sequences that the room dropped although its checkpoint lacks them. */
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
 * Whether an update is a repetition. A replay sets its clocks' `at` to the time of sending, so that
 * alone makes no difference.
 */
function isSameUpdate(a: MatchUpdate, b: MatchUpdate): boolean {
  const clocks = a.clock && b.clock && { clock: { ...a.clock, at: b.clock.at } };
  return deepEqual({ ...a, ...clocks }, b);
}
