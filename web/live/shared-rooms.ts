import type { Position } from '../../realtime/protocol/connect-query.ts';
import type { Connect } from './connections.ts';
import type { RoomConnection } from './room-connection.ts';
import type { RoomReplica } from './room-replica.ts';

export interface SharedRooms<Held> {
  /**
   * Opens the room unless it is open, and gives it the page's state. The room closes shortly after
   * its last member has left.
   */
  join: (key: string, roomSnapshot: Held | null) => () => void;
  refresh: () => void;
}

export interface SharedRoomsOptions<Held extends Position> {
  /** Creates a room's replica. */
  hold: () => RoomReplica<Held>;
  connect: Connect<Held>;
  /** Called when a room has closed. */
  onClosed: (key: string) => void;
}

interface Entry<Held extends Position> {
  held: RoomReplica<Held>;
  connection: RoomConnection;
  members: number;
  closing?: ReturnType<typeof setTimeout> | undefined;
}

/** A navigation leaves and rejoins rooms: their sockets stay open for this time, ms. */
export const GRACE = 2_000;

/** Shares one socket per room among all its components. */
export function shareRooms<Held extends Position>({
  hold,
  connect,
  onClosed,
}: SharedRoomsOptions<Held>): SharedRooms<Held> {
  const rooms = new Map<string, Entry<Held>>();

  function open(key: string, roomSnapshot: Held | null): Entry<Held> {
    const held = hold();
    // The page's state first, so that the socket resumes from there.
    if (roomSnapshot) held.adopt(roomSnapshot);
    const entry = { held, connection: connect(key, held), members: 0 };
    rooms.set(key, entry);
    return entry;
  }

  function leave(key: string, entry: Entry<Held>): void {
    entry.members -= 1;
    if (entry.members > 0) return;
    entry.closing = setTimeout(() => {
      rooms.delete(key);
      entry.connection.close();
      onClosed(key);
    }, GRACE);
  }

  return {
    join: (key, roomSnapshot) => {
      const known = rooms.get(key);
      if (known && roomSnapshot) known.held.adopt(roomSnapshot);
      const entry = known ?? open(key, roomSnapshot);
      clearTimeout(entry.closing);
      entry.members += 1;
      let isMember = true;
      return () => {
        if (isMember) leave(key, entry);
        isMember = false;
      };
    },
    refresh: () => {
      for (const { connection } of rooms.values()) connection.refresh();
    },
  };
}
