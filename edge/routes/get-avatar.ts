import type { Context } from 'hono';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

const YEAR = 31_536_000;

/**
 * `GET /img/avatar/{key}`: the picture of a user. A new one has a new key, so
 * that browsers may keep each for good.
 */
export async function getAvatar(c: Context<Bindings>): Promise<Response> {
  const found = await c.env.AVATARS.get(c.req.param('key') ?? '');
  if (!found) return answerError(c, 404, 'There is no such picture.');
  return new Response(found.body, {
    headers: {
      'content-type': found.httpMetadata?.contentType ?? 'application/octet-stream',
      'cache-control': `public, max-age=${YEAR}, immutable`,
      etag: found.httpEtag,
      'x-content-type-options': 'nosniff',
    },
  });
}
