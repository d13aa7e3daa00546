import type { ApiName } from '../contracts/api-call.ts';
import type { Context } from 'hono';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { callAt } from '../contracts/call-list.ts';
import { createEmbeddedApp } from '../embedded-app.ts';
import type { VisitorVariables } from '../middleware/visitor.ts';
import type { Upstream } from '../upstream/call.ts';
import { httpUpstream } from '../upstream/http-upstream.ts';
import { createPipeline } from '../upstream/pipeline.ts';
import { readCallBody } from '../upstream/read-call-body.ts';
import { resolvePath } from '../upstream/resolve-path.ts';
import { sessionToken } from '../visitor/session-token.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

type CallContext = Context<Bindings & { Variables: VisitorVariables }>;

const BODILESS = new Set(['GET', 'HEAD']);
/** The statuses of calls whose body was not read whole. */
const REFUSED = { 'too-large': 413, 'too-slow': 408, 'broken-off': 400 } as const;
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
  const { brand, language, countryCode, deviceId } = c.get('visitor');
  const accessToken = sessionToken(c);
  const answer = await createPipeline({ upstreams: upstreamsOf(c) })({
    upstream: target.upstream,
    path: target.path,
    search,
    method: c.req.method,
    headers: c.req.raw.headers,
    body,
    caller: { brand: brand.brandHeaderName, language, countryCode, deviceId, accessToken },
  });
  if (answer.ok && !answer.headers.has('cache-control'))
    answer.headers.set('cache-control', cacheRule(target, c.req.method, accessToken));
  return answer;
}

/** Of an answer that does not say its own: what one visitor may read is nobody else's to be served. */
function cacheRule(
  { upstream, path }: { upstream: ApiName; path: string },
  method: string,
  accessToken: string | null,
): string {
  const { cache = 'no-store' } = callAt(upstream, method, path) ?? {};
  return accessToken !== null && cache !== 'no-store' ? 'private, no-cache' : cache;
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
        NETWORK: networkOf(c.req.raw.headers) ?? null,
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
