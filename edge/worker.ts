import { createRequestHandler } from 'react-router';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { consumeQueue } from './queue/consume-queue.ts';
import { reconcile } from './scheduled/reconcile.ts';

export { MatchRoomServer, SportRoomServer } from '../realtime/hosts/durable-object.ts';

const serverBuild = () => import('virtual:react-router/server-build');
const app = createApp(createRequestHandler(serverBuild, import.meta.env.MODE), {
  inlineStyles: import.meta.env.DEV,
  version: async () => (import.meta.env.DEV ? '' : (await serverBuild()).assets.version),
});

export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: (_controller, env) => reconcile(env, Date.now()),
} satisfies ExportedHandler<Env>;
