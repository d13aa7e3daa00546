import type { Position } from '../protocol/connect-query.ts';

/** Number of deltas that a room keeps for reconnecting clients (design §3). */
export const HISTORY_LENGTH = 256;

/** Returns the history with one more delta, without the oldest if full. */
export function remember<Delta>(history: readonly Delta[], delta: Delta): readonly Delta[] {
  return [...history.slice(1 - HISTORY_LENGTH), delta];
}

/**
 * Returns the deltas that bring a client at `position` to the room's version, or undefined when it
 * needs a snapshot: it has no position, comes from another epoch, is ahead of the room, or is older
 * than the history.
 */
export function deltasSince<Delta extends { version: number }>(
  room: { epoch: string; version: number; history: readonly Delta[] },
  position: Position | null,
): readonly Delta[] | undefined {
  if (!position || position.epoch !== room.epoch) return undefined;
  const missed = room.version - position.version;
  if (missed < 0 || missed > room.history.length) return undefined;
  return missed === 0 ? [] : room.history.slice(-missed);
}
