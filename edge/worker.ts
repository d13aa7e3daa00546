import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { edgeContext } from './contracts/edge-context.ts';

export { MatchRoomServer, SportRoomServer } from '../realtime/hosts/durable-object.ts';

const app = new Hono();
const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE);

app.all('*', (c) => {
  const context = new RouterContextProvider();
  context.set(edgeContext, {
    fetch: async (r) => app.request(r),
    visitor: { country: null, timeZone: 'UTC', theme: null, isDesktop: true },
    now: Date.now(),
    nonce: '',
  });
  return render(c.req.raw, context);
});

export default { fetch: app.fetch, async queue() {} };
