import { createRequestHandler, type RequestHandler } from 'react-router';
import { tally } from '../realtime/hosts/metrics/report.ts';
import { createApp } from './app.ts';
import { writeLinesTo } from './console-lines.ts';
import { metered } from './health/metered.ts';
import { consumeQueue } from './queue/consume-queue.ts';
import type { RenderPage } from './load-context.ts';
import { inRequest } from './request-scope.ts';
import { runScheduled } from './scheduled/run-scheduled.ts';

export { HashingServer } from './hashing/hashing-server.ts';
export {
  HubRoomServer,
  MatchRoomServer,
  MetricsServer,
  SportRoomServer,
} from '../realtime/hosts/durable-object.ts';

writeLinesTo(console, (error) => tally.fault({ at: Date.now(), ...error }));

const { DEV, MODE } = import.meta.env;
const serverBuild = () => import('virtual:react-router/server-build');

let handler: RequestHandler | undefined;

/**
 * Renders a page. Loads the build at the first page, not with the Worker. The handler gets the build itself:
 * given a function that loads it, the handler would rank all routes again for each request.
 */
const renderPage: RenderPage = async (request, context) => {
  handler ??= createRequestHandler(await serverBuild(), MODE);
  return handler(request, context);
};

// A development server needs the newest build for each request.
const app = createApp(DEV ? createRequestHandler(serverBuild, MODE) : renderPage, {
  inlineStyles: DEV,
  version: async () => (DEV ? '' : (await serverBuild()).assets.version),
});

export default metered({
  fetch: app.fetch,
  queue: (batch, env) => inRequest(crypto.randomUUID(), () => consumeQueue(batch, env)),
  scheduled: (env) => inRequest(crypto.randomUUID(), () => runScheduled(env, Date.now())),
});
