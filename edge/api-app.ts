import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { networkOf } from '../realtime/hosts/address-tag.ts';
import { BODY_RETRY_AFTER, CALL_BODIES } from './bodies-in-flight.ts';
import type { ApiCall } from './contracts/api-call.ts';
import { API_BASES } from './contracts/call-address.ts';
import { callAt } from './contracts/call-list.ts';
import { GENERIC_FAILURE, SIGN_IN_FIRST } from './contracts/messages.ts';
import { STATE } from './contracts/states.ts';
import { createOutboxApp } from './delivery/outbox-app.ts';
import { createEmbeddedApp } from './embedded-app.ts';
import { createIngestApp } from './ingest-app.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders, type SecurityHeadersVariables } from './middleware/security-headers.ts';
import type { Bindings } from './routes/bindings.ts';
import { brandNamed, DEFAULT_KEY } from './shared/brand/brand.ts';
import { admitForm, takesUsersForm } from './routes/admit-form.ts';
import { answerError, answerRefusal } from './routes/answers.ts';
import { getStoredAvatar } from './routes/get-avatar.ts';
import { SESSION_COOKIE } from './session/session-cookies.ts';
import { readCallBody } from './upstream/read-call-body.ts';
import { resolvePath } from './upstream/resolve-path.ts';
import { readEdgeHeaders, type ForwardedVisitor } from './upstream/edge-headers.ts';
import { brandsOf } from './visitor/brands.ts';
import { readCountry } from './visitor/country.ts';

/** Removes the key of alerts, so that no browser subscribes here: this process would send none. */
const NO_PUSH = { VAPID_KEY: undefined };

const API_NAMES = ['media', 'patron', 'sms'] as const;

/**
 * Serves the embedded APIs without pages, each below its own path, and the ingest that fills them. Another
 * process uses it as the upstream of `MEDIA_API_URL` and `PATRON_API_URL`. An edge with the `EDGE_KEY` sends
 * its visitor's country and network; for other callers both are those of the call itself.
 */
export function createApiApp() {
  const embedded = createEmbeddedApp();
  const app = new Hono<Bindings & { Variables: SecurityHeadersVariables }>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  app.use(requestLog());
  app.use('/dev/*', securityHeaders());
  app.route('/', createIngestApp());
  app.route('/', createOutboxApp());
  app.get(
    '/patron/img/avatar/:key',
    getStoredAvatar((request) => callerOf(request).network),
  );
  app.all('*', async (c) => {
    const forwarded = await readEdgeHeaders(c.req.raw.headers, c.env.EDGE_KEY);
    const { country: LOCATED, network: NETWORK } = forwarded ?? callerOf(c.req.raw);
    const brands = brandsOf(c.env);
    const SITE = (brandNamed(c.req.header('brand'), brands) ?? brands[DEFAULT_KEY]).feBaseUrl;
    const call = callOf(c.req.raw);
    if (takesUsersForm(call)) {
      const admission = await admitForm(c.env, call, getCookie(c, SESSION_COOKIE));
      if (admission.kind === 'no-session')
        return answerError(c, 401, SIGN_IN_FIRST, STATE.signInRequired);
      if (admission.kind === 'refused') return answerRefusal(c, admission.refusal);
    }
    const hold = CALL_BODIES.hold(NETWORK);
    try {
      const read = await readCallBody(c.req.raw, call, hold);
      if (read.kind === 'refused') {
        if (read.status === 408 || read.status === 503) c.header('retry-after', BODY_RETRY_AFTER);
        return answerError(c, read.status, GENERIC_FAILURE);
      }
      const { url, method, headers } = c.req.raw;
      return await embedded.fetch(
        new Request(url, { method, headers, body: read.bytes }),
        { ...c.env, ...NO_PUSH, LOCATED, LOCATES_VISITOR: forwarded !== null, NETWORK, SITE },
        c.executionCtx,
      );
    } finally {
      hold.release();
    }
  });
  return app;
}

/** Returns the call that a request's path and method name; undefined if there is no such call. */
function callOf({ method, url }: Request): ApiCall | undefined {
  const [, name = '', rest = ''] = /^\/([a-z]+)(\/.*)$/.exec(new URL(url).pathname) ?? [];
  const api = API_NAMES.find((known) => known === name);
  const target = api && resolvePath(method, API_BASES[api] + rest);
  return api && target?.kind === 'call' ? callAt(api, method, target.path) : undefined;
}

/**
 * Returns the caller's country and network. The network is null for a call from a Worker, such as an edge
 * without the key: all visitors of that Worker share its address, and would share one limit.
 */
function callerOf({ cf, headers }: Request): ForwardedVisitor {
  return {
    country: readCountry(cf && 'country' in cf ? cf.country : null),
    network: headers.has('cf-worker') ? null : (networkOf(headers) ?? null),
  };
}
