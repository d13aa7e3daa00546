import { createApp } from '../app.ts';
import { edgeContext } from '../contracts/edge-context.ts';
import type { Env } from '../env.ts';
import { consumeQueue } from '../queue/consume-queue.ts';
import { reconcile } from '../scheduled/reconcile.ts';

export { HashingServer } from '../hashing/hashing-server.ts';
export {
  HubRoomServer,
  MatchRoomServer,
  MetricsServer,
  SportRoomServer,
} from '../../realtime/hosts/durable-object.ts';

/**
 * The Worker with a stand-in for the pages, which need a build: it answers with the loaders' context, and
 * `?fetch=PATH` with their in-process response.
 */
export const app = createApp(async (request, context) => {
  const { fetch, visitor, nonce } = context.get(edgeContext);
  const url = new URL(request.url);
  const path = url.searchParams.get('fetch');
  if (path !== null) return fetch(new Request(new URL(path, url)));
  return new Response(JSON.stringify({ visitor, nonce }), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
});

export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: (_controller, env) => reconcile(env, Date.now()),
} satisfies ExportedHandler<Env>;
