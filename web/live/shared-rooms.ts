import type { Position } from '../../realtime/protocol/connect-query.ts';
import type { ErrorFrame } from '../../realtime/protocol/frame.ts';
import { holdRoom, type HeldRoom, type HeldRoomOptions } from './held-room.ts';
import type { RoomConnection } from './room-connection.ts';

/** Opens what keeps a room in step, which a key or a path names. */
export type Connect = (
  name: string,
  held: Pick<HeldRoom<Position>, 'position' | 'take' | 'forget'>,
) => RoomConnection;

export interface SharedRooms<Held> {
  /**
   * Opens the room unless it is open, and hands it what a page brought. The
   * room closes a moment after everyone who joined has left.
   */
  join: (key: string, roomSnapshot: Held | null) => () => void;
  refresh: () => void;
}

export interface SharedRoomsOptions<Held, Frame> extends Pick<
  HeldRoomOptions<Held, Frame>,
  'schema' | 'receive' | 'publish'
> {
  connect: Connect;
  /** The room of this key has closed. */
  onClosed: (key: string) => void;
}

interface Entry<Held extends Position> {
  held: HeldRoom<Held>;
  connection: RoomConnection;
  members: number;
  closing?: ReturnType<typeof setTimeout> | undefined;
}

/** On the way to another page all components leave a room and others join it: the socket stays open for so long, ms. */
export const GRACE = 2_000;

/** One socket per room, however many components show something of it. */
export function shareRooms<
  Held extends Position,
  Frame extends { type: 'snapshot' | 'delta' } | ErrorFrame,
>({ connect, onClosed, ...holding }: SharedRoomsOptions<Held, Frame>): SharedRooms<Held> {
  const rooms = new Map<string, Entry<Held>>();

  function open(key: string, roomSnapshot: Held | null): Entry<Held> {
    const held = holdRoom(holding);
    // First what the page brought, so that the socket asks to go on from there.
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
