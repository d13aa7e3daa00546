import * as v from 'valibot';
import type { Position } from '../../../../realtime/protocol/connect-query.ts';
import {
  epochSchema,
  errorFrameSchema,
  versionSchema,
} from '../../../../realtime/protocol/frame.ts';
import type { RoomsFrame } from '../../../../realtime/protocol/hub-frame.ts';
import { formatRoomKey, parseHubRooms } from '../../../../realtime/protocol/hub-query.ts';
import type { Connections } from '../../../live/connections.ts';
import type { RoomReplica, Outcome } from '../../../live/room-replica.ts';
import type { RoomConnection } from '../../../live/room-connection.ts';
import type { PageMessage } from './page-messages.ts';

export interface CarrierOptions {
  connect: (onConnected: (path: string, isConnected: boolean) => void) => Connections;
  send: (message: PageMessage) => void;
}

export interface Carrier {
  receive: (message: PageMessage) => void;
  close: () => void;
}

/** The fields of a frame that show its position. */
const headSchema = v.variant('type', [
  v.object({ type: v.literal('snapshot'), epoch: epochSchema, version: versionSchema }),
  v.object({ type: v.literal('delta'), version: versionSchema }),
  errorFrameSchema,
]);

/**
 * Owns a page's socket as its leader: follows the rooms of all web views and sends each what its
 * own hub socket would receive. Stores only each one's position in a room.
 */
export function createCarrier({ connect, send }: CarrierOptions): Carrier {
  const sockets = new Map<string, readonly RoomConnection[]>();
  const cut = new Set<string>();
  let outgoing: { room: string; frame: unknown; to: string[] } | undefined;

  const connections = connect((path, isConnected) => {
    if (isConnected) cut.delete(path);
    else cut.add(path);
    if (sockets.size > 0)
      send({ type: 'connected', to: [...sockets.keys()], isConnected: cut.size === 0 });
  });

  /** Sends a frame once to all recipients: their calls come in sequence. */
  function tell(id: string, room: string, frame: unknown): void {
    if (outgoing && outgoing.frame === frame) {
      outgoing.to.push(id);
      return;
    }
    flush();
    outgoing = { room, frame, to: [id] };
    queueMicrotask(flush);
  }

  function flush(): void {
    if (!outgoing) return;
    const { room, frame, to } = outgoing;
    outgoing = undefined;
    const message: RoomsFrame = { type: 'rooms', frames: [{ room, frame }] };
    send({ type: 'reported', to, text: JSON.stringify(message) });
  }

  function follower(id: string, room: string, from: Position | null) {
    let at = from;
    return {
      position: () => at,
      forget: () => {
        at = null;
      },
      take: (frame): Outcome => {
        const head = v.safeParse(headSchema, frame);
        if (!head.success) return { kind: 'invalid', reason: head.issues[0].message };
        if (head.output.type === 'error') return { kind: 'closing', code: head.output.code };
        const { version } = head.output;
        if (head.output.type === 'snapshot') at = { epoch: head.output.epoch, version };
        else if (!at || version > at.version + 1) return { kind: 'gap' };
        else if (version <= at.version) return { kind: 'taken' };
        else at = { ...at, version };
        tell(id, room, frame);
        return { kind: 'taken' };
      },
    } satisfies Pick<RoomReplica<Position>, 'position' | 'take' | 'forget'>;
  }

  function leave(id: string): void {
    for (const room of sockets.get(id) ?? []) room.close();
    sockets.delete(id);
  }

  function follow(id: string, rooms: string): void {
    const asked = parseHubRooms(rooms);
    if (asked.kind !== 'ok') return;
    leave(id);
    const followed = asked.entries.map(({ room, position }) => {
      const held = follower(id, formatRoomKey(room), position);
      return room.party === 'sport'
        ? connections.sport(room.sportKey, held)
        : connections.match(room.matchId, held);
    });
    sockets.set(id, followed);
    send({ type: 'connected', to: [id], isConnected: cut.size === 0 });
  }

  return {
    receive: (message) => {
      switch (message.type) {
        case 'ask':
          return follow(message.from, message.rooms);
        case 'leave':
          return leave(message.from);
        case 'ping':
          // An unknown one asks again when no pong comes.
          if (sockets.has(message.from))
            send({ type: 'reported', to: [message.from], text: 'pong' });
      }
    },
    close: () => {
      for (const id of sockets.keys()) leave(id);
    },
  };
}
