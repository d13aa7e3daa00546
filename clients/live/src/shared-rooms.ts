import type { Position } from './address.ts';
import type { Connect } from './connections.ts';
import type { RoomConnection } from './room-connection.ts';
import type { RoomReplica } from './replica.ts';

export interface SharedRooms<Held> {
  /**
   * Opens the room unless it is open, and gives it the page's state. Returns the function that
   * leaves it. The room closes shortly after its last member has left.
   */
  join: (key: string, roomSnapshot: Held | null) => () => void;
  refresh: () => void;
}

export interface SharedRoomsOptions<Held extends Position> {
  /** Creates a room's replica. */
  hold: (key: string) => RoomReplica<Held>;
  connect: Connect<Held>;
  /** Called when a room has closed. */
  onClosed: (key: string) => void;
}

interface Entry<Held extends Position> {
  held: RoomReplica<Held>;
  connection: RoomConnection;
  members: Set<object>;
  closing?: ReturnType<typeof setTimeout> | undefined;
}

/** Time for which a room without members stays open, ms: a navigation leaves and rejoins rooms. */
export const GRACE = 2_000;

/** Returns rooms whose members share one connection per room. */
export function shareRooms<Held extends Position>({
  hold,
  connect,
  onClosed,
}: SharedRoomsOptions<Held>): SharedRooms<Held> {
  const rooms = new Map<string, Entry<Held>>();

  function open(key: string, roomSnapshot: Held | null): Entry<Held> {
    const held = hold(key);
    // Before the connection opens, so that it resumes from the page's state.
    if (roomSnapshot) held.adopt(roomSnapshot);
    const entry = { held, connection: connect(key, held), members: new Set<object>() };
    rooms.set(key, entry);
    return entry;
  }

  return {
    join: (key, roomSnapshot) => {
      const known = rooms.get(key);
      if (known && roomSnapshot) known.held.adopt(roomSnapshot);
      const entry = known ?? open(key, roomSnapshot);
      clearTimeout(entry.closing);
      const member = {};
      entry.members.add(member);
      return () => {
        if (!entry.members.delete(member) || entry.members.size > 0) return;
        entry.closing = setTimeout(() => {
          rooms.delete(key);
          entry.connection.close();
          onClosed(key);
        }, GRACE);
      };
    },
    refresh: () => {
      for (const { connection } of rooms.values()) connection.refresh();
    },
  };
}
