import ReconnectingSocket from 'partysocket/ws';
import type { OpenSocket } from './room-connection.ts';

/** A class of WebSockets, such as that of the package `ws`. */
export type WebSocketClass = new (url: string) => object;

/** Absent in browsers. */
declare const process: { version: string } | undefined;

/**
 * Returns a function that opens PartySocket's reconnecting WebSocket; no other code opens one.
 * Runtimes without a class of WebSockets, such as Node 20, need one: without it the function
 * throws.
 */
export function openSocketWith(OwnClass?: WebSocketClass): OpenSocket {
  return (url, events) => {
    const SocketClass = OwnClass ?? globalThis.WebSocket;
    if (SocketClass === undefined) throw new Error(missingClass());
    const socket = new ReconnectingSocket(url, null, {
      WebSocket: SocketClass,
      // Random, so that clients do not all reconnect to a restarted server at once.
      minReconnectionDelay: 400 + Math.random() * 800,
      maxReconnectionDelay: 15_000,
      reconnectionDelayGrowFactor: 1.7,
      connectionTimeout: 10_000,
      // The client sends only pings, which are useless after a reconnection.
      maxEnqueuedMessages: 0,
    });
    socket.addEventListener('open', events.onOpen);
    socket.addEventListener('close', ({ code }) => events.onClose(code));
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') events.onMessage(data);
    });
    return socket;
  };
}

function missingClass(): string {
  const runtime = typeof process === 'undefined' ? 'This runtime' : `Node ${process.version}`;
  return `${runtime} has no WebSocket: use Node 22 or newer, or pass the class of the package ws to openSocketWith() of @touchline/live/partysocket.`;
}

/** Opens a socket of the runtime's own class: see `openSocketWith`. */
export const openSocket: OpenSocket = openSocketWith();
