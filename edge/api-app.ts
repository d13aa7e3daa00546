import { Hono } from 'hono';
import { networkOf } from '../realtime/hosts/address-tag.ts';
import { createOutboxApp } from './delivery/outbox-app.ts';
import { createEmbeddedApp } from './embedded-app.ts';
import { createIngestApp } from './ingest-app.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders, type SecurityHeadersVariables } from './middleware/security-headers.ts';
import type { Bindings } from './routes/bindings.ts';
import { brandNamed } from './brand/brand.ts';
import { brandsOf } from './visitor/brands.ts';
import { readCountry } from './visitor/country.ts';

/**
 * The embedded APIs alone, each under a path of its own, and the ingest that
 * fills them: an upstream for `MEDIA_API_URL` and `PATRON_API_URL` of another
 * process. It locates whoever calls it, not the visitor the call is made for.
 */
export function createApiApp() {
  const embedded = createEmbeddedApp();
  const app = new Hono<Bindings & { Variables: SecurityHeadersVariables }>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  app.use(requestLog());
  app.use('/dev/*', securityHeaders());
  app.route('/', createIngestApp());
  app.route('/', createOutboxApp());
  app.all('*', (c) => {
    const { cf } = c.req.raw;
    const LOCATED = readCountry(cf && 'country' in cf ? cf.country : null);
    const brands = brandsOf(c.env);
    const SITE = (brandNamed(c.req.header('brand'), brands) ?? brands.first).feBaseUrl;
    const NETWORK = callersNetwork(c.req.raw.headers);
    return embedded.fetch(
      c.req.raw,
      { ...c.env, LOCATED, IN_PROCESS: false, NETWORK, SITE },
      c.executionCtx,
    );
  });
  return app;
}

/**
 * The network of whoever calls; null of a call that a Worker makes, such as a product's edge: its
 * address is that of all its visitors, and a limit of it one for all of them together.
 */
function callersNetwork(headers: Headers): string | null {
  return headers.has('cf-worker') ? null : (networkOf(headers) ?? null);
}
