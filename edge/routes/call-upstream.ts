import type { ApiName } from '../contracts/api-call.ts';
import type { Context } from 'hono';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import type { ErrorBody } from '../contracts/envelope.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { callAt } from '../contracts/call-list.ts';
import { renewTokens } from '../contracts/session-calls.ts';
import { createEmbeddedApp } from '../embedded-app.ts';
import type { SessionVariables } from '../middleware/session.ts';
import type { VisitorVariables } from '../middleware/visitor.ts';
import { askForRenewal } from '../session/ask-for-renewal.ts';
import { encryptBodies } from '../session/encrypt-bodies.ts';
import { jweCipher } from '../session/jwe-cipher.ts';
import { keepSession } from '../session/keep-session.ts';
import type { Renewal } from '../session/renewals.ts';
import type { Caller, Upstream } from '../upstream/call.ts';
import { httpUpstream } from '../upstream/http-upstream.ts';
import { createPipeline } from '../upstream/pipeline.ts';
import { readCallBody } from '../upstream/read-call-body.ts';
import { resolvePath } from '../upstream/resolve-path.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

type CallContext = Context<Bindings & { Variables: VisitorVariables & SessionVariables }>;

const BODILESS = new Set(['GET', 'HEAD']);
/** The statuses of calls whose body was not read whole. */
const REFUSED = { 'too-large': 413, 'too-slow': 408, 'broken-off': 400 } as const;
/** What a call's body may be: no form of another site sends JSON, and what it sends is refused (ASVS 3.5.2). */
const READ_TYPES = /^(?:application\/json|multipart\/form-data)\b/i;
/** In-process requests need an address too; nothing ever resolves it. */
const EMBEDDED = new URL('http://embedded.invalid');

const embeddedApp = createEmbeddedApp();

/** A call of the browser's, or of a page being rendered, through the pipeline to its API (design §4). */
export async function callUpstream(c: CallContext) {
  const { pathname, search } = new URL(c.req.url);
  const target = resolvePath(c.req.method, pathname);
  if (target.kind === 'no-call') return answerError(c, 404, 'There is no such call.');
  if (target.kind === 'other-method') {
    c.header('allow', target.allowed.join(', '));
    return answerError(c, 405, 'There is no such call.');
  }
  const read = await readCallBody(c.req.raw);
  if (read.kind !== 'bytes') return answerError(c, REFUSED[read.kind], GENERIC_FAILURE);
  const body = read.bytes.byteLength > 0 ? read.bytes : null;
  if (BODILESS.has(c.req.method) && (body || announcesBody(c.req.raw.headers)))
    return answerError(c, 400, GENERIC_FAILURE);
  if (body && !READ_TYPES.test(c.req.header('content-type') ?? ''))
    return answerError(c, 415, GENERIC_FAILURE);
  const session = c.get('session');
  const caller = callerOf(c);
  const upstreams = upstreamsOf(c);
  const renew = async () => {
    const renewal = session.renew(askForRenewal(createPipeline({ upstreams }), caller));
    // Others go on with what it brings, though this visitor may leave.
    c.executionCtx.waitUntil(renewal);
    return renewal;
  };
  const isRenewal = target.upstream === 'patron' && target.path === renewTokens.path;
  if (isRenewal && session.isSomeones && !namesToken(body)) return answerRenewal(await renew());
  const answer = await keepSession(session)(
    {
      upstream: target.upstream,
      path: target.path,
      search,
      method: c.req.method,
      headers: c.req.raw.headers,
      body,
      caller,
    },
    createPipeline({
      upstreams,
      renew,
      encrypt: encryptBodies(jweCipher(upstreams.patron.base)),
    }),
  );
  const said = answer.headers.get('cache-control');
  if (answer.ok && (said === null || session.isSomeones))
    answer.headers.set('cache-control', cacheRule(said ?? ruleOf(target, c.req.method), session));
  return answer;
}

function callerOf(c: CallContext): Caller {
  const { brand, language, countryCode, deviceId } = c.get('visitor');
  const { accessToken } = c.get('session');
  return { brand: brand.brandHeaderName, language, countryCode, deviceId, accessToken };
}

/** Whether the body of a renewal says what to renew; a browser does not, whose cookie says it. */
function namesToken(body: Uint8Array | null): boolean {
  return body !== null && new TextDecoder().decode(body).includes('"renewalToken"');
}

/** A renewal as the browser reads it; its cookies go with the answer. */
function answerRenewal(renewal: Renewal): Response {
  const headers = { 'cache-control': 'no-store' };
  if (renewal.kind === 'unavailable')
    return Response.json(GENERIC satisfies ErrorBody, { status: 503, headers });
  if (renewal.kind === 'refused')
    return Response.json(GENERIC satisfies ErrorBody, { status: 401, headers });
  const { accessToken } = renewal.credentials;
  const expiresIn = Math.max(1, Math.ceil((renewal.expiresAt - Date.now()) / 1_000));
  return Response.json({ data: { accessToken, expiresIn } }, { headers });
}

const GENERIC = { message: GENERIC_FAILURE };

/** Of an answer that does not say its own. */
function ruleOf({ upstream, path }: { upstream: ApiName; path: string }, method: string): string {
  return callAt(upstream, method, path)?.cache ?? 'no-store';
}

/** What a signed-in visitor may read is nobody else's to be served, whatever an API says of it. */
function cacheRule(said: string, { isSomeones }: { isSomeones: boolean }): string {
  return !isSomeones || /\b(?:private|no-store)\b/i.test(said) ? said : 'private, no-cache';
}

/** Of an upgrade's body the platform hands on no byte. */
function announcesBody(headers: Headers): boolean {
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}

function upstreamsOf(c: CallContext): Record<ApiName, Upstream> {
  const { MEDIA_API_URL, PATRON_API_URL, SMS_API_URL } = c.env;
  const send = async (request: Request) =>
    embeddedApp.fetch(
      request,
      {
        ...c.env,
        LOCATED: c.get('visitor').country,
        IN_PROCESS: true,
        NETWORK: networkOf(c.req.raw.headers) ?? null,
        SITE: new URL(c.req.url).origin,
      },
      c.executionCtx,
    );
  const upstream = (api: ApiName, url: string | undefined): Upstream =>
    url ? httpUpstream(url) : { base: new URL(`/${api}`, EMBEDDED), send };
  return {
    media: upstream('media', MEDIA_API_URL),
    patron: upstream('patron', PATRON_API_URL),
    sms: upstream('sms', SMS_API_URL),
  };
}
