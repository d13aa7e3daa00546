import type { Context } from 'hono';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { createMediaApp } from '../embedded/media-app.ts';
import { createPatronApp } from '../embedded/patron-app.ts';
import type { VisitorVariables } from '../middleware/visitor.ts';
import type { Upstream, UpstreamName } from '../upstream/call.ts';
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

const mediaApp = createMediaApp();
const patronApp = createPatronApp();

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
  const { brand, countryCode, deviceId } = c.get('visitor');
  const accessToken = sessionToken(c);
  const answer = await createPipeline({ upstreams: upstreamsOf(c) })({
    upstream: target.upstream,
    path: target.path,
    search,
    method: c.req.method,
    headers: c.req.raw.headers,
    body,
    caller: { brand: brand.brandHeaderName, countryCode, deviceId, accessToken },
  });
  // What one visitor may read is nobody else's to be served.
  if (accessToken && answer.ok && !answer.headers.has('cache-control'))
    answer.headers.set('cache-control', 'private, no-cache');
  return answer;
}

/** Of an upgrade's body the platform hands on no byte. */
function announcesBody(headers: Headers): boolean {
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}

function upstreamsOf(c: CallContext): Record<UpstreamName, Upstream> {
  const { MEDIA_API_URL, PATRON_API_URL, SMS_API_URL } = c.env;
  const LOCATED = c.get('visitor').country;
  return {
    media: chosen(MEDIA_API_URL, async (request) => mediaApp.fetch(request, c.env, c.executionCtx)),
    patron: chosen(PATRON_API_URL, async (request) => patronApp.fetch(request, { LOCATED })),
    sms: chosen(SMS_API_URL, async () =>
      Response.json({ message: 'There is no such call.' }, { status: 404 }),
    ),
  };
}

function chosen(
  url: string | undefined,
  embedded: (request: Request) => Promise<Response>,
): Upstream {
  return url ? httpUpstream(url) : { base: EMBEDDED, send: embedded };
}
