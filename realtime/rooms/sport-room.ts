import type { Position } from '../protocol/connect-query.ts';
import type { SportDelta, SportFrame, SportSnapshot } from '../protocol/frame.ts';
import type { MatchLine } from '../protocol/match-state.ts';
import { deltasSince, remember } from './history.ts';
import { isClosed, isShown, type LineTimes } from './line-window.ts';
import { linesDelta } from './lines-delta.ts';

/** Wait of a sport room between two deltas, ms. */
export const COALESCING_WINDOW = 100;
/** How long the room remembers a dropped match, because of late lines, ms. */
export const DROPPED_WINDOW = 3_600_000;

/** A sport room's data of a match. */
export interface HeldLine extends LineTimes {
  /** Epoch of the line's match room. */
  epoch: string;
  /** Version of the line's match room. */
  version: number;
  /** Null once the match is no longer shown; then only its version is kept. */
  line: MatchLine | null;
  /** When the room dropped the line, ms. */
  droppedAt: number | null;
}

/** The lines of a sport's current matches. Values are never mutated. */
export interface SportRoom {
  epoch: string;
  /** Number of deltas; 0 before the first. */
  version: number;
  /** The lines of clients at `version`, by match. */
  held: ReadonlyMap<string, HeldLine>;
  /** Lines received since then, by match: the next delta. */
  pending: ReadonlyMap<string, HeldLine>;
  /** The newest deltas, gapless up to `version`. */
  history: readonly SportDelta[];
  /** Time of the newest delta, ms. */
  flushedAt: number;
}

/**
 * A host's stored room: `held` changes only with a flush, `pending` with each put. Storing the
 * history is optional: without it reconnecting clients get a snapshot.
 */
export interface StoredSportRoom {
  epoch: string;
  version: number;
  held: Iterable<readonly [matchId: string, held: HeldLine]>;
  pending: Iterable<readonly [matchId: string, held: HeldLine]>;
  history: readonly SportDelta[];
}

/** A match's line as its room sends it; `epoch` and `version` are the match room's. */
export interface LineUpdate {
  matchId: string;
  epoch: string;
  version: number;
  line: MatchLine;
}

/** Restores a room from storage; its next flush is due at once. */
export function restoreSportRoom(stored: StoredSportRoom): SportRoom {
  const { epoch, version, history } = stored;
  const held = new Map(stored.held);
  const pending = new Map(stored.pending);
  return { epoch, version, held, pending, history, flushedAt: 0 };
}

/**
 * Applies a match's line at the time `now` (ms); returns the same room if the line is not newer.
 * Drops a match that the room does not show (`isShown`). A match room with another epoch lost its
 * storage and counts from the start: its versions are not comparable with the known ones.
 */
export function putLine(room: SportRoom, update: LineUpdate, now: number): SportRoom {
  const { matchId, epoch, version, line } = update;
  const newestLine = newest(room, matchId);
  const known = newestLine?.epoch === epoch ? newestLine : undefined;
  if (known && version < known.version) return room;
  const closedAt = isClosed(line) ? (known?.closedAt ?? now) : null;
  const shown = isShown(line, { closedAt, lastSeenAt: now }, now);
  // A match dropped as too far off may return when it comes near.
  if (known?.version === version && (known.line !== null || !shown)) return room;
  const held = { epoch, version, line, closedAt, lastSeenAt: now, droppedAt: null };
  return pend(room, [[matchId, shown ? held : dropped(held, now)]]);
}

/** Drops matches that are over or far off at `now` (ms), and deletes those dropped long ago. */
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
 * Returns when to flush the pending changes (ms): at once after a quiet window, else at its end.
 * Null when nothing is pending.
 */
export function flushDueAt(room: SportRoom): number | null {
  return room.pending.size > 0 ? room.flushedAt + COALESCING_WINDOW : null;
}

/** Turns the pending changes into one delta; null without a visible change. */
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

/** Returns the room's snapshot frame, without pending changes: it has version `version`. */
export function sportSnapshot(room: SportRoom): SportSnapshot {
  const lines: Record<string, MatchLine> = {};
  for (const [matchId, { line }] of room.held) if (line) lines[matchId] = line;
  return { type: 'snapshot', epoch: room.epoch, version: room.version, lines };
}

/** Returns a connecting client's first frames (design §3): the deltas it missed, else one snapshot. */
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
