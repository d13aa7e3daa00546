import { startScript } from './script-server.ts';
import type { System } from './system.ts';

/** By its WebSocket transport only: no polling comes first. */
export const socketIo: System = {
  name: 'socket.io',
  start: (options) =>
    startScript('socket.io', 'socket-io.ts', options, {
      path: '/socket.io/?EIO=4&transport=websocket',
      // "40" joins the main namespace, and is so answered.
      greeting: '40',
      readyText: '40{',
    }),
};
