import type { Position } from '../protocol/connect-query.ts';
import type { SportDelta, SportFrame, SportSnapshot } from '../protocol/frame.ts';
import type { MatchLine } from '../protocol/match-state.ts';
import { deltasSince, remember } from './history.ts';
import { isClosed, isShown, type LineTimes } from './line-window.ts';
import { linesDelta } from './lines-delta.ts';

/** After a delta a sport room waits this long for the next one, ms. */
export const COALESCING_WINDOW = 100;
/** How long the room remembers a match it no longer shows, against late lines, ms. */
export const DROPPED_WINDOW = 3_600_000;

/** What a sport room holds of a match. */
export interface HeldLine extends LineTimes {
  /** Of the match room the line is of. */
  epoch: string;
  /** Version of the match room the line is of. */
  version: number;
  /** Null once the match is no longer shown; only its version is still remembered. */
  line: MatchLine | null;
  /** When the room dropped the line, ms. */
  droppedAt: number | null;
}

/** The lines of a sport's current matches. Values are never mutated. */
export interface SportRoom {
  epoch: string;
  /** Counts the deltas; 0 before the first. */
  version: number;
  /** What clients at `version` have, by match. */
  held: ReadonlyMap<string, HeldLine>;
  /** What came in since, by match: the next delta. */
  pending: ReadonlyMap<string, HeldLine>;
  /** The newest deltas, gapless up to `version`. */
  history: readonly SportDelta[];
  /** When the newest delta was made, ms. */
  flushedAt: number;
}

/**
 * What a host keeps: `held` changes with a flush only, `pending` with each put.
 * A sport room's history may be kept or not: without it clients that come back
 * get a snapshot.
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

/** The room a host stored; its next flush is due at once. */
export function restoreSportRoom(stored: StoredSportRoom): SportRoom {
  const { epoch, version, history } = stored;
  const held = new Map(stored.held);
  const pending = new Map(stored.pending);
  return { epoch, version, held, pending, history, flushedAt: 0 };
}

/**
 * Takes in a match's line at the time `now` (ms); the very same room when it is
 * no newer than what is known. A match the room does not show (`isShown`) is
 * dropped. A match room of another epoch has lost its storage and counts anew:
 * what was known of the match tells nothing about its versions.
 */
export function putLine(room: SportRoom, update: LineUpdate, now: number): SportRoom {
  const { matchId, epoch, version, line } = update;
  const newestLine = newest(room, matchId);
  const known = newestLine?.epoch === epoch ? newestLine : undefined;
  if (known && version < known.version) return room;
  const closedAt = isClosed(line) ? (known?.closedAt ?? now) : null;
  const shown = isShown(line, { closedAt, heardAt: now }, now);
  // A match dropped because it was far off may be sent again when it comes near.
  if (known?.version === version && (known.line !== null || !shown)) return room;
  const held = { epoch, version, line, closedAt, heardAt: now, droppedAt: null };
  return pend(room, [[matchId, shown ? held : dropped(held, now)]]);
}

/** Drops matches that are over or far off by now (ms), and forgets those dropped long ago. */
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
 * When the pending changes are to be flushed (ms): at once after a quiet
 * window, else at its end. Null when nothing is pending.
 */
export function flushDueAt(room: SportRoom): number | null {
  return room.pending.size > 0 ? room.flushedAt + COALESCING_WINDOW : null;
}

/** Makes the pending changes one delta; null when clients would see no change. */
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

/** The room's snapshot frame: what is pending is not in it, as it is of `version`. */
export function sportSnapshot(room: SportRoom): SportSnapshot {
  const lines: Record<string, MatchLine> = {};
  for (const [matchId, { line }] of room.held) if (line) lines[matchId] = line;
  return { type: 'snapshot', epoch: room.epoch, version: room.version, lines };
}

/** What a client that connects is sent (design §3): the deltas it missed, else one snapshot. */
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
