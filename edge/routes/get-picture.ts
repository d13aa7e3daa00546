import type { Context } from 'hono';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { createPictureLimit } from '../pictures/picture-limit.ts';
import { logoAddress } from '../pictures/picture-origins.ts';
import { readPicture, type ReadPicture } from '../pictures/read-picture.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

const DAY = 86_400;

const refuse = createPictureLimit();

/**
 * `GET /img/{host}/{path}`: returns a logo or portrait (`logoUri` of spec point 3) from a host of
 * `PICTURE_ORIGINS`, so that pages load pictures from their own origin only. 404 for other hosts
 * and missing pictures, 502 for forbidden or unreachable ones, 429 for too many; each with a reason.
 */
export async function getPicture(c: Context<Bindings>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const address = logoAddress(`${pathname}${search}`, c.env.PICTURE_ORIGINS);
  if (!address)
    return answerError(c, 404, 'No pictures are taken from this host: see PICTURE_ORIGINS.');
  const cache = await caches.open('pictures');
  const key = new URL(`/img/${encodeURIComponent(address.href)}`, c.req.url);
  const known = await cache.match(key);
  if (known) return new Response(known.body, known);
  const refused = refuse(c, networkOf(c.req.raw.headers) ?? null);
  if (refused) return refused;
  const read = await readPicture(address);
  if (read.kind !== 'picture') {
    // The browser retries once per minute, not once for each row with this picture.
    c.header('cache-control', 'public, max-age=60');
    return answerError(c, read.kind === 'missing' ? 404 : 502, faultOf(read));
  }
  const answer = new Response(read.bytes, {
    headers: {
      'content-type': read.type,
      'cache-control': `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
    },
  });
  c.executionCtx.waitUntil(cache.put(key, answer.clone()));
  return answer;
}

function faultOf(read: Exclude<ReadPicture, { kind: 'picture' }>): string {
  switch (read.kind) {
    case 'missing':
      return `The picture is not there: its server answered ${read.status}.`;
    case 'refused':
      return `The picture is not passed on: ${read.reason}.`;
    case 'unreachable':
      return 'The server of the picture cannot be reached.';
  }
}
