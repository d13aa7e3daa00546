import type { Context } from 'hono';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { SHOWN_AVATAR_LIMITS } from '../contracts/credentials.ts';
import { gateCallerOf } from '../gates.ts';
import { answerPicture, keptPicture, type KeptPicture } from '../pictures/kept-picture.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { retryAfterMs } from '../shared/retry-after.ts';
import { VISITOR_NETWORK } from '../upstream/edge-headers.ts';
import { httpUpstream } from '../upstream/http-upstream.ts';
import { answerError } from './answers.ts';
import type { GateCaller } from '../work-gate.ts';
import type { Bindings } from './bindings.ts';

/** How long a browser keeps a picture, s. A new picture has a new key. */
const YEAR = 31_536_000;
/** How long a data centre keeps a picture, s: this long one that is gone may still be shown. */
const KEPT_S = 3_600;
/** How long a data centre keeps that there is no such picture, s: an upload makes a new key, so this hides none. */
const MISSING_S = 60;
/** When to ask again after a 429 of an API that does not say when, ms. */
const BUSY_MS = 3_000;

const KEY = /^[\w-]{1,100}\.(?:jpg|png|webp)$/;

/** `GET /img/avatar/{key}`: returns a user's picture from the API that stores the accounts. */
export async function getAvatar(c: Context<Bindings>): Promise<Response> {
  const { PATRON_API_URL: api } = c.env;
  const read = api ? (key: string) => readFrom(c, api, key) : (key: string) => readStored(c, key);
  return answerKept(c, gateCallerOf(c), read);
}

/**
 * Returns a user's picture from the storage of the embedded accounts. `senderOf` returns whom gate and limit
 * count, null for an unknown network.
 */
export function getStoredAvatar(senderOf: (c: Context<Bindings>) => Promise<string | null>) {
  return async (c: Context<Bindings>) =>
    answerKept(c, { ...gateCallerOf(c), network: await senderOf(c) }, (key) => readStored(c, key));
}

/** Answers with the data centre's copy, else with what `read` returns for the key. */
async function answerKept(
  c: Context<Bindings>,
  caller: GateCaller,
  read: (key: string) => Promise<KeptPicture>,
): Promise<Response> {
  const key = c.req.param('key') ?? '';
  // R2 throws on keys of more than 1,024 bytes.
  if (!KEY.test(key)) return answerMissing(c);
  // Without the query, which means nothing here.
  const picture = await keptPicture(new URL(c.req.path, c.req.url), caller, async () => {
    const found = await read(key);
    if (!(found instanceof Response)) return found;
    const otherwise = found.status === 404 ? `max-age=${MISSING_S}` : 'no-store';
    found.headers.set('cache-control', found.ok ? `max-age=${KEPT_S}` : otherwise);
    return found;
  });
  const answer = answerPicture(c, picture);
  if (answer.ok) {
    answer.headers.set('cache-control', `public, max-age=${YEAR}, immutable`);
    answer.headers.set('x-content-type-options', 'nosniff');
  } else answer.headers.set('cache-control', 'no-store');
  return answer;
}

async function readStored(c: Context<Bindings>, key: string): Promise<Response> {
  const found = await c.env.AVATARS.get(key);
  if (!found) return answerMissing(c);
  const type = found.httpMetadata?.contentType ?? 'application/octet-stream';
  return new Response(await found.arrayBuffer(), {
    headers: { 'content-type': type, etag: found.httpEtag },
  });
}

/**
 * Reads a picture from another process's patron API, which serves it at `img/avatar/{key}` and counts the reads of
 * the visitor's network, as it does for calls: its 429 is the visitor's.
 */
async function readFrom(c: Context<Bindings>, api: string, key: string): Promise<KeptPicture> {
  const address = new URL(`${api.replace(/\/$/, '')}/img/avatar/${key}`);
  const network = networkOf(c.req.raw.headers);
  const { send } = httpUpstream(api, c.env.EDGE_KEY);
  let wait: number | null = null;
  const read = await readPicture(address, SHOWN_AVATAR_LIMITS, async (request, signal) => {
    if (network !== undefined) request.headers.set(VISITOR_NETWORK, network);
    const answer = await send(request, signal);
    wait = retryAfterMs(answer.headers.get('retry-after'), Date.now());
    return answer;
  });
  if (read.kind === 'missing' && read.status === 404) return answerMissing(c);
  if (read.kind === 'missing' && read.status === 429)
    return { retryAfter: Math.ceil((wait ?? BUSY_MS) / 1_000) };
  if (read.kind !== 'picture') return answerError(c, 502, 'The picture cannot be read.');
  return new Response(read.bytes, { headers: { 'content-type': read.type } });
}

function answerMissing(c: Context<Bindings>): Response {
  c.header('cache-control', 'no-store');
  return answerError(c, 404, 'There is no such picture.');
}
