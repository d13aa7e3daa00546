import { startScript } from './script-server.ts';
import type { System } from './system.ts';

/** WebSocket transport only: no polling first. */
export const socketIo: System = {
  name: 'socket.io',
  start: (options) =>
    startScript('socket.io', 'socket-io.ts', options, {
      path: '/socket.io/?EIO=4&transport=websocket',
      // "40" joins the main namespace; the reply starts with it.
      greeting: '40',
      readyText: '40{',
    }),
};
