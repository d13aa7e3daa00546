import type { Position } from '../protocol/connect-query.ts';

/** How many deltas a room holds for clients that come back (design §3). */
export const HISTORY_LENGTH = 256;

/** The history with one more delta, without the oldest once it is full. */
export function remember<Delta>(history: readonly Delta[], delta: Delta): readonly Delta[] {
  return [...history.slice(1 - HISTORY_LENGTH), delta];
}

/**
 * The deltas that bring a client at `position` to the room's version, or
 * undefined when it needs a snapshot: it has nothing, comes from another epoch,
 * is ahead of the room, or its version lies before the history.
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
