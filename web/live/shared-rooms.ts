import type { Position } from '../../realtime/protocol/connect-query.ts';
import type { ErrorFrame } from '../../realtime/protocol/frame.ts';
import { createReplica, type RoomReplica, type RoomReplicaOptions } from './room-replica.ts';
import type { RoomConnection } from './room-connection.ts';

/** Connects a replica to a room, by key or path. */
export type Connect = (
  name: string,
  held: Pick<RoomReplica<Position>, 'position' | 'take' | 'forget'>,
) => RoomConnection;

export interface SharedRooms<Held> {
  /**
   * Opens the room unless it is open, and gives it the page's state. The room closes shortly after
   * its last member has left.
   */
  join: (key: string, roomSnapshot: Held | null) => () => void;
  refresh: () => void;
}

export interface SharedRoomsOptions<Held, Frame> extends Pick<
  RoomReplicaOptions<Held, Frame>,
  'schema' | 'receive' | 'publish'
> {
  connect: Connect;
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
export function shareRooms<
  Held extends Position,
  Frame extends { type: 'snapshot' | 'delta' } | ErrorFrame,
>({ connect, onClosed, ...holding }: SharedRoomsOptions<Held, Frame>): SharedRooms<Held> {
  const rooms = new Map<string, Entry<Held>>();

  function open(key: string, roomSnapshot: Held | null): Entry<Held> {
    const held = createReplica(holding);
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
