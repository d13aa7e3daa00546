import { startScript } from './script-server.ts';
import type { System } from './system.ts';

export const ws: System = {
  name: 'ws',
  start: (options) => startScript('ws', 'ws.ts', options, { path: '/socket' }),
};
