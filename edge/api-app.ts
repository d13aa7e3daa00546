import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { networkOf } from '../realtime/hosts/address-tag.ts';
import { LARGEST_JSON, type ApiCall } from './contracts/api-call.ts';
import { API_BASES } from './contracts/call-address.ts';
import { callAt, isPublicRead } from './contracts/call-list.ts';
import { SIGN_IN_FIRST } from './contracts/messages.ts';
import { STATE } from './contracts/states.ts';
import { createOutboxApp } from './delivery/outbox-app.ts';
import { dropBody } from './drop-body.ts';
import { createEmbeddedApp } from './embedded-app.ts';
import { gateOfCall } from './routes/gate-of-call.ts';
import { GATES } from './gates.ts';
import { createIngestApp } from './ingest-app.ts';
import { errorAnswer } from './middleware/error-answer.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders, type SecurityHeadersVariables } from './middleware/security-headers.ts';
import type { Bindings } from './routes/bindings.ts';
import { brandNamed, DEFAULT_KEY } from './shared/brand/brand.ts';
import { admitForm, takesUsersForm } from './routes/admit-form.ts';
import { answerBusy } from './routes/answer-busy.ts';
import { answerError, answerRefusal } from './routes/answers.ts';
import { getStoredAvatar } from './routes/get-avatar.ts';
import { holdBody } from './routes/hold-body.ts';
import { answerUnread, sendInTurn } from './routes/send-in-turn.ts';
import { tooManyTries } from './origin/throttle.ts';
import { NetworkLimits } from './partners/network-limits.ts';
import { SESSION_COOKIE } from './session/session-cookies.ts';
import { READ_MS } from './upstream/send.ts';
import { readCallBody } from './upstream/read-call-body.ts';
import { resolvePath } from './upstream/resolve-path.ts';
import { readEdgeHeaders, type ForwardedVisitor } from './upstream/edge-headers.ts';
import { brandsOf } from './visitor/brands.ts';
import { readCountry } from './visitor/country.ts';
import type { GateCaller } from './work-gate.ts';

/** Removes the key of alerts, so that no browser subscribes here: this process would send none. */
const NO_PUSH = { VAPID_KEY: undefined };

/** The sender of all calls from Workers without the key: anyone may have a Worker, or claim to be one. */
const WORKERS = 'workers';

/**
 * Longest wait of a call that an edge forwards, ms: the rest of the time for which the edge waits is for the work. An
 * edge that stops to wait answers 504, as if this process had failed.
 */
const FORWARDED_WAIT_MS = READ_MS * 0.75;

/** Time for a body that an edge forwards, ms: the edge has all of it before it sends. */
const FORWARDED_BODY_MS = 2_000;

type ApiBindings = Bindings & { Variables: SecurityHeadersVariables };

const API_NAMES = ['media', 'patron', 'sms'] as const;

/**
 * Serves the embedded APIs without pages, each below its own path, and the ingest that fills them. Another
 * process uses it as the upstream of `MEDIA_API_URL` and `PATRON_API_URL`. An edge with the `EDGE_KEY` sends
 * its visitor's country and network; for other callers both are those of the call itself. All edges without the
 * key count as one sender, which has as much as any other network if there is a key.
 */
export function createApiApp() {
  const embedded = createEmbeddedApp();
  const reads = new NetworkLimits();
  const refuseRead = (c: Context<ApiBindings>, sender: string | null) => {
    if (sender === null) return null;
    // An edge that has no key reads for all its visitors: as much as a site's own pages for a carrier's.
    const isEdge = sender === WORKERS && !c.env.EDGE_KEY;
    const { isAdmitted, retryAfter } = reads.admit(sender, isEdge, Date.now());
    return isAdmitted ? null : answerRefusal(c, tooManyTries(retryAfter));
  };
  const app = new Hono<ApiBindings>();
  app.onError(errorAnswer({ jsonPaths: ['/'] }));
  app.use(requestLog());
  app.use('/dev/*', securityHeaders());
  app.route('/', createIngestApp());
  app.route('/', createOutboxApp());
  app.get(
    '/patron/img/avatar/:key',
    getStoredAvatar(async ({ req: { raw }, env }) =>
      senderOf(raw, await readEdgeHeaders(raw.headers, env.EDGE_KEY)),
    ),
  );
  app.all('*', async (c) => {
    const forwarded = await readEdgeHeaders(c.req.raw.headers, c.env.EDGE_KEY);
    const { country: LOCATED, network: NETWORK } = forwarded ?? callerOf(c.req.raw, c.env);
    const brands = brandsOf(c.env);
    const SITE = (brandNamed(c.req.header('brand'), brands) ?? brands[DEFAULT_KEY]).feBaseUrl;
    const call = callOf(c.req.raw);
    // Else the handlers would run what no gate and no limit has seen.
    if (!call) return answerError(c, 404, 'There is no such call.');
    const sender = senderOf(c.req.raw, forwarded);
    const isOfEdge = forwarded !== null || sender === WORKERS;
    const caller: GateCaller = {
      network: sender,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      ...(isOfEdge && { longestWait: FORWARDED_WAIT_MS }),
    };
    // Its edge has counted the read of a visitor.
    const overread = forwarded || !isPublicRead(call) ? null : refuseRead(c, sender);
    if (overread) return overread;
    // An answer before the end of the body would break the edge's sending off, which is 502 there.
    const answerUnsent = async (answer: Response) => {
      const bytes = call.form?.largest ?? LARGEST_JSON;
      if (isOfEdge) await dropBody(c.req.raw, { bytes, wholeMs: FORWARDED_BODY_MS });
      return answer;
    };
    if (takesUsersForm(call)) {
      const token = getCookie(c, SESSION_COOKIE);
      const admission = await GATES.action.run(caller, () => admitForm(c.env, call, token));
      if (!admission) return answerUnsent(answerBusy(c));
      if (admission.kind === 'no-session')
        return answerUnsent(answerError(c, 401, SIGN_IN_FIRST, STATE.signInRequired));
      if (admission.kind === 'refused') return answerUnsent(answerRefusal(c, admission.refusal));
    }
    return holdBody(c, sender, async (hold) => {
      const read = await readCallBody(c.req.raw, call, hold);
      if (read.kind === 'refused') return await answerUnsent(answerUnread(c, read.status));
      const { url, method, headers } = c.req.raw;
      // What a page of an edge asks names no network, and has passed a gate there, which cannot see how long this
      // thread searches.
      const isOfPage = forwarded !== null && NETWORK === null;
      const ofCall = gateOfCall(call);
      const ofPage = ofCall === GATES.search ? GATES['page-search'] : null;
      const gate = isOfPage ? ofPage : ofCall;
      const sent = await sendInTurn(c, { gate, caller, hold }, async () =>
        embedded.fetch(
          new Request(url, { method, headers, body: read.bytes }),
          { ...c.env, ...NO_PUSH, LOCATED, LOCATES_VISITOR: forwarded !== null, NETWORK, SITE },
          c.executionCtx,
        ),
      );
      return 'refused' in sent ? sent.refused : sent.answer;
    });
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
 * Returns the caller's country and network. Where edges have no key, the network is null for a call from a Worker:
 * whoever uses up the limit of an account in it would shut out the account's owner. Else such a call comes
 * from a Worker that is no edge of ours, or pretends to: all of them are one network.
 */
function callerOf(request: Request, { EDGE_KEY }: Bindings['Bindings']): ForwardedVisitor {
  const { cf } = request;
  const sender = senderOf(request, null);
  return {
    country: readCountry(cf && 'country' in cf ? cf.country : null),
    network: sender === WORKERS && !EDGE_KEY ? null : sender,
  };
}

/**
 * Returns whom gates and the limits of reads count as the sender; null if unknown. An edge with the key has `forwarded`
 * its visitor's network.
 */
function senderOf({ headers }: Request, forwarded: ForwardedVisitor | null): string | null {
  if (forwarded) return forwarded.network;
  return headers.has('cf-worker') ? WORKERS : (networkOf(headers) ?? null);
}
