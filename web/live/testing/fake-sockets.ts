import type { OpenSocket, SocketEvents } from '../open-socket.ts';

/** A socket a test opens, feeds and closes by hand. */
export interface FakeSocket {
  /** Where it was asked to connect; asked again on `reconnect`. */
  urls: URL[];
  events: SocketEvents;
  sent: string[];
  isClosed: boolean;
  receive: (frame: unknown) => void;
  /** Loses the connection and gets it back, as the reconnecting socket does by itself. */
  reconnect: () => void;
}

export function fakeSockets(): {
  sockets: FakeSocket[];
  openSocket: OpenSocket;
  last: () => FakeSocket;
} {
  const sockets: FakeSocket[] = [];
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
        receive: (frame) => events.onMessage(JSON.stringify(frame)),
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
