import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { isUpgrade } from '../../realtime/hosts/json-answers.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { parseRoomPath } from '../../realtime/protocol/room-name.ts';
import { callAt, isPublicRead } from '../contracts/call-list.ts';
import { RETRY_LIMIT, UNKNOWN_PARTNER } from '../contracts/messages.ts';
import { PARTNER_KEY, partnerKeyIn } from '../contracts/partner-key.ts';
import { STATE } from '../contracts/states.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { Admission } from '../partners/admission.ts';
import { NetworkLimits } from '../partners/network-limits.ts';
import { PartnerKeys, type PartnerKeysOptions } from '../partners/partner-keys.ts';
import { answerError } from '../routes/answers.ts';
import type { Bindings } from '../routes/bindings.ts';
import type { PageBindings } from '../routes/page-rooms.ts';
import { resolvePath } from '../upstream/resolve-path.ts';

export interface ReadVariables {
  /** The partner whose server sends the request, within its quota. */
  partner?: string;
}

interface ReadContext {
  Bindings: Bindings['Bindings'] & PageBindings;
  Variables: ReadVariables;
}

export interface PublicReadsOptions extends PartnerKeysOptions {
  now?: () => number;
}

/** Headers that make an answer depend on who asks. */
const CREDENTIALS = ['cookie', 'authorization', 'access-token'];

/**
 * Headers that another site's page may send beside the usual ones. Those with a user's token are not among
 * them, so a browser does not send them.
 */
const FROM_PAGES = [PARTNER_KEY, 'if-none-match', 'if-modified-since'];

/** Time for which a browser remembers that it may send them, s. */
const PREFLIGHT_AGE = 86_400;

/** `retry-after` where keys cannot be checked, s: an outage of the database lasts seconds or minutes. */
const UNCHECKED_RETRY_AFTER = '5';

/**
 * Opens public reads, calls as well as snapshots of rooms, to the pages of all sites, without credentials, and
 * limits how many each reader makes: a partner with a key by its quota, others by their network, and those beyond
 * what a key for pages has. Runs before everything else that answers a call, since it needs the final
 * `cache-control`, and since a preflight comes without what the call will have.
 */
export function publicReads(options: PublicReadsOptions = {}): MiddlewareHandler<ReadContext> {
  const { now = Date.now, ...ofKeys } = options;
  const networks = new NetworkLimits();
  const keys = new PartnerKeys(ofKeys);
  return async (c, next) => {
    const methods = c.env.VISITOR === undefined ? readMethods(c) : [];
    if (c.req.method === 'OPTIONS' && methods.length > 0) return answerPreflight(c, methods);
    if (!methods.includes(c.req.method)) return next();
    const key = partnerKeyIn(c.req.raw);
    const counted =
      (key === null ? null : await countPartner(c, keys, key, now())) ??
      countNetwork(c, networks, now());
    if (counted.refused) c.res = counted.refused;
    else await next();
    for (const [name, value] of Object.entries(counted.headers)) c.header(name, value);
    open(c);
    return undefined;
  };
}

/** A counted request: the headers of its answer, and the answer itself if it is refused. */
interface CountedRead {
  headers: Readonly<Record<string, string>>;
  refused?: Response;
}

/** Returns the methods by which everybody may read the path; none for anything else than a public read. */
function readMethods({ req }: Context): readonly string[] {
  const { pathname } = new URL(req.url);
  // A room's snapshot is a read; its socket has rules of its own.
  if (parseRoomPath(pathname)) return isUpgrade(req.raw) ? [] : ['GET'];
  const target = resolvePath('GET', pathname);
  const call = target.kind === 'call' && callAt(target.upstream, 'GET', target.path);
  return call && isPublicRead(call) ? ['GET', 'HEAD'] : [];
}

/** Answers the question by which a browser asks whether it may send a header. */
function answerPreflight(c: Context, methods: readonly string[]): Response {
  return c.body(null, 204, {
    allow: [...methods, 'OPTIONS'].join(', '),
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': FROM_PAGES.join(', '),
    'access-control-max-age': String(PREFLIGHT_AGE),
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/**
 * Opens an answer to all origins, unless it may depend on the request's credentials. One that every cache may
 * keep depends on none, and has to be open for whoever gets it from a cache.
 */
function open(c: Context): void {
  const isForAll = /\bpublic\b/.test(c.res.headers.get('cache-control') ?? '');
  if (!isForAll && CREDENTIALS.some((name) => c.req.header(name) !== undefined)) return;
  c.header('access-control-allow-origin', '*');
  c.header('access-control-expose-headers', '*');
  c.header('cross-origin-resource-policy', 'cross-origin');
}

/** Counts a request by its network; not outside Cloudflare, where its network is unknown. */
function countNetwork(c: Context<ReadContext>, networks: NetworkLimits, now: number): CountedRead {
  const network = networkOf(c.req.raw.headers);
  if (network === undefined) return { headers: {} };
  const isOwnPage = c.req.header('sec-fetch-site') === 'same-origin';
  return limited(c, networks.admit(network, isOwnPage, now), RETRY_LIMIT);
}

/** Counts a request with a key; null if it has to count as one without. */
async function countPartner(
  c: Context<ReadContext>,
  keys: PartnerKeys,
  key: string,
  now: number,
): Promise<CountedRead | null> {
  const answer = await keys.take({
    db: createDatabase(c.env.DB),
    key,
    origin: c.req.header('origin') ?? null,
    isCrossSite: c.req.header('sec-fetch-site') === 'cross-site',
    network: networkOf(c.req.raw.headers) ?? null,
    now,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  });
  if (answer.kind === 'unavailable')
    return {
      headers: { 'retry-after': UNCHECKED_RETRY_AFTER },
      refused: refusal(c, 503, 'The server cannot check partner keys right now.'),
    };
  if (answer.kind === 'unknown-key')
    return { headers: {}, refused: refusal(c, 401, UNKNOWN_PARTNER) };
  const { partner } = answer;
  if (answer.kind === 'wrong-origin') {
    tally.count('partner_requests_total', { partner, outcome: 'wrong-origin' });
    const message = `The key of ${partner} is not for pages of this origin.`;
    return { headers: {}, refused: refusal(c, 403, message) };
  }
  const { admission, isForPages } = answer;
  const isWithoutKey = isForPages && !admission.isAdmitted;
  const outcome = isWithoutKey ? 'without-key' : admission.isAdmitted ? 'taken' : 'over-quota';
  tally.count('partner_requests_total', { partner, outcome });
  if (isWithoutKey) return null;
  // A key in a page is no secret.
  if (!isForPages) c.set('partner', partner);
  return limited(c, admission, `${partner} has used up its quota.`);
}

function limited(c: Context, admission: Admission, message: string): CountedRead {
  const { isAdmitted, headers, retryAfter } = admission;
  if (isAdmitted) return { headers };
  return {
    headers: { ...headers, 'retry-after': String(retryAfter) },
    refused: refusal(c, 429, message, STATE.retryLimit),
  };
}

function refusal(
  c: Context,
  status: 401 | 403 | 429 | 503,
  message: string,
  state?: number,
): Response {
  const refused = answerError(c, status, message, state);
  refused.headers.set('cache-control', 'no-store');
  return refused;
}
