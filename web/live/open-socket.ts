import type ReconnectingSocket from 'partysocket/ws';

export interface SocketEvents {
  onOpen: () => void;
  onMessage: (data: string) => void;
  onClose: (code: number) => void;
}

export interface Socket {
  send: (text: string) => void;
  close: () => void;
}

/** Opens a socket that reconnects by itself, each time to the current `url`. */
export type OpenSocket = (url: () => string, events: SocketEvents) => Socket;

const loadSocket = () => import('partysocket/ws');
/** Loads from the start; hydration does not wait for it. */
if (!import.meta.env.SSR) loadSocket().catch(() => {});
/** Delay before a failed load is retried, ms. */
const LOAD_AGAIN = 2_000;

/** PartySocket's reconnecting WebSocket; no other code opens one. */
export const openSocket: OpenSocket = (url, events) => {
  let socket: ReconnectingSocket | undefined;
  let isClosed = false;
  const open = async () => {
    const loaded = await loadSocket().catch(() => null);
    if (isClosed) return;
    if (loaded) socket = connect(loaded.default, url, events);
    else setTimeout(() => void open(), LOAD_AGAIN);
  };
  void open();
  return {
    send: (text) => void socket?.send(text),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
};

function connect(
  Reconnecting: typeof ReconnectingSocket,
  url: () => string,
  events: SocketEvents,
): ReconnectingSocket {
  const socket = new Reconnecting(url, null, {
    // Random, so that clients do not all reconnect to a restarted server at once.
    minReconnectionDelay: 400 + Math.random() * 800,
    maxReconnectionDelay: 15_000,
    reconnectionDelayGrowFactor: 1.7,
    connectionTimeout: 10_000,
    // Rooms take no messages: a ping without a socket is worthless.
    maxEnqueuedMessages: 0,
  });
  socket.addEventListener('open', events.onOpen);
  socket.addEventListener('close', ({ code }) => events.onClose(code));
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') events.onMessage(data);
  });
  return socket;
}
