import './shared/text/all-texts.server.ts';
import { createApiApp } from './api-app.ts';
import { writeLinesTo } from './console-lines.ts';
import { metered } from './health/metered.ts';
import { consumeQueue } from './queue/consume-queue.ts';
import { inRequest } from './request-scope.ts';
import { runScheduled } from './scheduled/run-scheduled.ts';

export { HashingServer } from './hashing/hashing-server.ts';
export {
  HubRoomServer,
  MatchRoomServer,
  MetricsServer,
  SportRoomServer,
} from '../realtime/hosts/durable-object.ts';

writeLinesTo(console);

const app = createApiApp();

/** The Worker of `npm run tool -- api`: the embedded APIs without the pages. */
export default metered({
  fetch: app.fetch,
  queue: (batch, env) => inRequest(crypto.randomUUID(), () => consumeQueue(batch, env)),
  scheduled: (env) => inRequest(crypto.randomUUID(), () => runScheduled(env, Date.now())),
});
