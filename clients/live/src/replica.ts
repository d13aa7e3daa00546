import type { Position } from './address.ts';

/** A client's replica of a room; its connection updates it by received frames. */
export interface RoomReplica<Held extends Position> {
  /** The room's state; null before the first one and after `forget`. */
  held: () => Held | null;
  /** Replaces the state. */
  put: (held: Held) => void;
  /** Takes over a page's state, unless the replica is as new. */
  adopt: (held: Held) => void;
  /** Drops the position, so that the next connection gets a snapshot. */
  forget: () => void;
}

/**
 * Creates a replica of a room. `publish` is called at each change with the new state and the
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
