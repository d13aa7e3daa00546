import type { Position } from './address.ts';

/** A client's replica of a room. A connection updates it with the frames that it receives. */
export interface RoomReplica<Held extends Position> {
  /** The room's state; null before the first one and after `forget`. */
  held: () => Held | null;
  /** Replaces the state. */
  put: (held: Held) => void;
  /** Replaces the state with the page's, unless the replica is at least as new. */
  adopt: (held: Held) => void;
  /** Drops the position, so that the next connection gets a snapshot. */
  forget: () => void;
}

/**
 * Returns an empty replica of a room. At each change it calls `publish` with the new state and the
 * previous one.
 */
export function createReplica<Held extends Position>(
  publish: (held: Held, before: Held | null) => void,
): RoomReplica<Held> {
  let held: Held | null = null;
  let isTrusted = false;

  function put(next: Held): void {
    const before = held;
    held = next;
    isTrusted = true;
    publish(next, before);
  }

  return {
    held: () => (isTrusted ? held : null),
    forget: () => {
      isTrusted = false;
    },
    adopt: (next) => {
      const isAsNew = isTrusted && held?.epoch === next.epoch && held.version >= next.version;
      if (!isAsNew) put(next);
    },
    put,
  };
}
