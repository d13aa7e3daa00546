import { HUB_PATH } from '../../../realtime/protocol/hub-query.ts';
import { strictConnections } from '../connections.ts';
import { provideConnections } from '../load-connections.ts';
import type { OpenSocket, SocketEvents } from '../../../clients/live/src/room-connection.ts';

/** A socket that a test controls. */
export interface FakeSocket {
  /** Its URLs; `reconnect` adds one. */
  urls: URL[];
  events: SocketEvents;
  sent: string[];
  isClosed: boolean;
  /** Receives a room's frame; a hub's socket gets it for football, unless `room` is set. */
  receive: (frame: unknown, room?: string) => void;
  /** Loses and restores the connection, like the reconnecting socket. */
  reconnect: () => void;
}

/** Joins rooms at once, or after `settle` ms. */
export function fakeSockets({ settle = 0 } = {}): {
  sockets: FakeSocket[];
  openSocket: OpenSocket;
  last: () => FakeSocket;
} {
  const sockets: FakeSocket[] = [];
  provideConnections((options) => strictConnections({ ...options, settle }));
  return {
    sockets,
    last: () => {
      const socket = sockets.at(-1);
      if (!socket) throw new Error('No socket was opened');
      return socket;
    },
    openSocket: (url, events) => {
      const socket: FakeSocket = {
        urls: [new URL(url())],
        events,
        sent: [],
        isClosed: false,
        receive: (frame, room = 'sport/football') => {
          const isHub = socket.urls.at(-1)?.pathname === HUB_PATH;
          const message = isHub ? { type: 'rooms', frames: [{ room, frame }] } : frame;
          events.onMessage(JSON.stringify(message));
        },
        reconnect: () => {
          events.onClose(1006);
          socket.urls.push(new URL(url()));
          events.onOpen();
        },
      };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
  };
}
