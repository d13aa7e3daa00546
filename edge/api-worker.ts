import './shared/text/all-texts.server.ts';
import { createApiApp } from './api-app.ts';
import { writeLinesTo } from './console-lines.ts';
import type { Env } from './env.ts';
import { consumeQueue } from './queue/consume-queue.ts';
import { inRequest } from './request-scope.ts';
import { reconcile } from './scheduled/reconcile.ts';
import { sweep } from './scheduled/sweep.ts';

export { HashingServer } from './hashing/hashing-server.ts';
export {
  HubRoomServer,
  MatchRoomServer,
  SportRoomServer,
} from '../realtime/hosts/durable-object.ts';

writeLinesTo(console);

const app = createApiApp();

/** The Worker of `npm run api`: the embedded APIs without the pages. */
export default {
  fetch: app.fetch,
  queue: (batch, env) => inRequest(crypto.randomUUID(), () => consumeQueue(batch, env)),
  scheduled: (_controller, env) =>
    inRequest(crypto.randomUUID(), async () => {
      await reconcile(env, Date.now());
      await sweep(env, Date.now());
    }),
} satisfies ExportedHandler<Env>;
