import type { Position } from '../protocol/connect-query.ts';
import type { SportDelta, SportFrame, SportSnapshot } from '../protocol/frame.ts';
import type { MatchLine } from '../protocol/match-state.ts';
import { deltasSince, remember } from './history.ts';
import { isClosed, isShown, type LineTimes } from './line-window.ts';
import { linesDelta } from './lines-delta.ts';

/** Shortest time between two deltas of a sport room, ms. */
export const COALESCING_WINDOW = 100;
/**
 * Time for which a room remembers a dropped match's version, so that it ignores older lines, ms.
 */
export const DROPPED_WINDOW = 3_600_000;

/** What a sport room stores of a match. */
export interface HeldLine extends LineTimes {
  /** Epoch of the line's match room. */
  epoch: string;
  /** Version of the line's match room. */
  version: number;
  /** Null once the room has dropped the match. */
  line: MatchLine | null;
  /** When the room dropped the line, ms. */
  droppedAt: number | null;
}

/** The lines of a sport's current matches. Values are never mutated. */
export interface SportRoom {
  epoch: string;
  /** Number of deltas; 0 before the first. */
  version: number;
  /** The lines that clients at `version` have, by match; also dropped matches. */
  held: ReadonlyMap<string, HeldLine>;
  /** Changes since then, by match, for the next delta. */
  pending: ReadonlyMap<string, HeldLine>;
  /** The newest deltas, gapless up to `version`. */
  history: readonly SportDelta[];
  /** Time of the newest delta, ms. */
  flushedAt: number;
}

/**
 * A room as its host stores it. A host need not store `history`: without it reconnecting clients
 * get a snapshot.
 */
export interface StoredSportRoom {
  epoch: string;
  version: number;
  held: Iterable<readonly [matchId: string, held: HeldLine]>;
  pending: Iterable<readonly [matchId: string, held: HeldLine]>;
  history: readonly SportDelta[];
}

/** A line as its match's room sends it, with that room's `epoch` and `version`. */
export interface LineUpdate {
  matchId: string;
  epoch: string;
  version: number;
  line: MatchLine;
}

/** Returns the room that was stored; its pending changes are due at once. */
export function restoreSportRoom(stored: StoredSportRoom): SportRoom {
  const { epoch, version, history } = stored;
  const held = new Map(stored.held);
  const pending = new Map(stored.pending);
  return { epoch, version, held, pending, history, flushedAt: 0 };
}

/**
 * Returns the room after a match's line that arrives at `now` (ms), or the same room if the line is
 * not newer. Drops a match that the room does not show (`isShown`). A line of another epoch counts
 * as new, because the match room's versions then start again.
 */
export function putLine(room: SportRoom, update: LineUpdate, now: number): SportRoom {
  const { matchId, epoch, version, line } = update;
  const newestLine = newest(room, matchId);
  const known = newestLine?.epoch === epoch ? newestLine : undefined;
  if (known && version < known.version) return room;
  const closedAt = isClosed(line) ? (known?.closedAt ?? now) : null;
  const shown = isShown(line, { closedAt, lastSeenAt: now }, now);
  // A match that was dropped because its start was too far off returns when that comes near.
  if (known?.version === version && (known.line !== null || !shown)) return room;
  const held = { epoch, version, line, closedAt, lastSeenAt: now, droppedAt: null };
  return pend(room, [[matchId, shown ? held : dropped(held, now)]]);
}

/**
 * Returns the room without matches that it no longer shows at `now` (ms), and forgets those that it
 * dropped `DROPPED_WINDOW` ago.
 */
export function pruneLines(room: SportRoom, now: number): SportRoom {
  const stale: [string, HeldLine][] = [];
  for (const [matchId, held] of new Map([...room.held, ...room.pending]))
    if (held.line && !isShown(held.line, held, now)) stale.push([matchId, dropped(held, now)]);
  const kept = [...room.held].filter(
    ([, { droppedAt }]) => droppedAt === null || now - droppedAt < DROPPED_WINDOW,
  );
  if (kept.length < room.held.size) return pend({ ...room, held: new Map(kept) }, stale);
  return stale.length > 0 ? pend(room, stale) : room;
}

/**
 * Returns the time to flush the pending changes, ms: the end of the window after the newest delta,
 * which may be past. Null when nothing is pending.
 */
export function flushDueAt(room: SportRoom): number | null {
  return room.pending.size > 0 ? room.flushedAt + COALESCING_WINDOW : null;
}

/** Returns the room without pending changes, and their delta; null without a visible change. */
export function flush(room: SportRoom, now: number): { room: SportRoom; delta: SportDelta | null } {
  if (room.pending.size === 0) return { room, delta: null };
  const held = new Map([...room.held, ...room.pending]);
  const quiet = { ...room, held, pending: new Map<string, HeldLine>() };
  const lines = linesDelta(room.held, room.pending);
  if (!lines) return { room: quiet, delta: null };
  const delta: SportDelta = { type: 'delta', version: room.version + 1, at: now, lines };
  const history = remember(room.history, delta);
  return { room: { ...quiet, version: delta.version, history, flushedAt: now }, delta };
}

/** Returns the room's snapshot frame at `version`, without pending changes. */
export function sportSnapshot(room: SportRoom): SportSnapshot {
  const lines: Record<string, MatchLine> = {};
  for (const [matchId, { line }] of room.held) if (line) lines[matchId] = line;
  return { type: 'snapshot', epoch: room.epoch, version: room.version, lines };
}

/**
 * Returns a connecting client's first frames (design §3): the deltas that it missed, or one
 * snapshot if the history does not reach back to its position.
 */
export function sportFramesFor(room: SportRoom, position: Position | null): readonly SportFrame[] {
  return deltasSince(room, position) ?? [sportSnapshot(room)];
}

function newest(room: SportRoom, matchId: string): HeldLine | undefined {
  return room.pending.get(matchId) ?? room.held.get(matchId);
}

function pend(room: SportRoom, changes: Iterable<readonly [string, HeldLine]>): SportRoom {
  return { ...room, pending: new Map([...room.pending, ...changes]) };
}

function dropped(held: HeldLine, now: number): HeldLine {
  return { ...held, line: null, droppedAt: now };
}
