import { createApiApp } from './api-app.ts';
import type { Env } from './env.ts';
import { consumeQueue } from './queue/consume-queue.ts';
import { reconcile } from './scheduled/reconcile.ts';

export { MatchRoomServer, SportRoomServer } from '../realtime/hosts/durable-object.ts';

const app = createApiApp();

/** The Worker of `npm run api`: the embedded APIs without the pages. */
export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: (_controller, env) => reconcile(env, Date.now()),
} satisfies ExportedHandler<Env>;
