import type { Context } from 'hono';
import { MAX_AVATAR_BYTES, MAX_AVATAR_SIDE } from '../contracts/credentials.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

const YEAR = 31_536_000;

/** A new picture has a new key, so browsers may cache each forever. */
const HEADERS = {
  'cache-control': `public, max-age=${YEAR}, immutable`,
  'x-content-type-options': 'nosniff',
};

const KEY = /^[\w-]{1,100}\.(?:jpg|png|webp)$/;

/** `GET /img/avatar/{key}`: returns a user's picture from the API that stores the accounts. */
export async function getAvatar(c: Context<Bindings>): Promise<Response> {
  const { PATRON_API_URL } = c.env;
  return PATRON_API_URL ? passAvatar(c, PATRON_API_URL) : getStoredAvatar(c);
}

/** Returns a user's picture from the storage of the embedded accounts. */
export async function getStoredAvatar(c: Context<Bindings>): Promise<Response> {
  const key = c.req.param('key') ?? '';
  // R2 throws on keys of more than 1,024 bytes.
  const found = KEY.test(key) ? await c.env.AVATARS.get(key) : null;
  if (!found) return answerMissing(c);
  const type = found.httpMetadata?.contentType ?? 'application/octet-stream';
  return new Response(found.body, {
    headers: { ...HEADERS, 'content-type': type, etag: found.httpEtag },
  });
}

/**
 * Returns a user's picture from another process's patron API, which serves it at
 * `img/avatar/{key}`.
 */
async function passAvatar(c: Context<Bindings>, api: string): Promise<Response> {
  const key = c.req.param('key') ?? '';
  if (!KEY.test(key)) return answerMissing(c);
  const cache = await caches.open('pictures');
  // Without the query, which means nothing here.
  const cached = new URL(c.req.path, c.req.url);
  const known = await cache.match(cached);
  if (known) return new Response(known.body, known);
  const read = await readPicture(new URL(`${api.replace(/\/$/, '')}/img/avatar/${key}`), {
    bytes: MAX_AVATAR_BYTES,
    side: MAX_AVATAR_SIDE,
  });
  if (read.kind === 'missing' && read.status === 404) return answerMissing(c);
  if (read.kind !== 'picture') return answerError(c, 502, 'The picture cannot be read.');
  const answer = new Response(read.bytes, { headers: { ...HEADERS, 'content-type': read.type } });
  c.executionCtx.waitUntil(cache.put(cached, answer.clone()));
  return answer;
}

function answerMissing(c: Context<Bindings>): Response {
  c.header('cache-control', 'no-store');
  return answerError(c, 404, 'There is no such picture.');
}
