import { startScript } from './script-server.ts';
import type { System } from './system.ts';

export const BARE_DURABLE_OBJECT = 'bare Durable Object';

/** The platform's own cost: the baseline of this project's room. */
export const bareDurableObject: System = {
  name: BARE_DURABLE_OBJECT,
  start: (options) =>
    startScript(BARE_DURABLE_OBJECT, 'bare-durable-object.ts', options, { path: '/socket' }),
};
