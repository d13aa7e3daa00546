import ReconnectingSocket from 'partysocket/ws';
import type { OpenSocket } from './room-connection.ts';

/** Opens PartySocket's reconnecting WebSocket; no other code opens one. */
export const openSocket: OpenSocket = (url, events) => {
  const socket = new ReconnectingSocket(url, null, {
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
