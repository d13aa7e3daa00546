import type { Context } from 'hono';
import type { ErrorBody } from '../contracts/envelope.ts';
import { gateCallerOf } from '../gates.ts';
import { answerPicture, keptPicture, type KeptPicture } from '../pictures/kept-picture.ts';
import { logoAddress } from '../pictures/picture-origins.ts';
import { readPicture, type ReadPicture } from '../pictures/read-picture.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

const DAY = 86_400;

/**
 * `GET /img/{host}/{path}`: returns a logo or portrait (`logoUri` of spec point 3) from a host of
 * `PICTURE_ORIGINS`, so that pages load pictures from their own origin only. 404 for other hosts and
 * for missing, forbidden and unreachable pictures, 429 for too many; each with a reason.
 */
export async function getPicture(c: Context<Bindings>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const address = logoAddress(`${pathname}${search}`, c.env.PICTURE_ORIGINS);
  if (!address)
    return answerError(c, 404, 'No pictures are taken from this host: see PICTURE_ORIGINS.');
  return answerPicture(c, await keptLogo(c, address));
}

/** Returns the answer with the picture at an address of another server, or with why it is not shown. */
export function keptLogo(c: Context, address: URL): Promise<KeptPicture> {
  const key = new URL(`/img/${encodeURIComponent(address.href)}`, c.req.url);
  return keptPicture(key, gateCallerOf(c), async () => {
    const read = await readPicture(address);
    if (read.kind === 'picture')
      return new Response(read.bytes, {
        headers: {
          'content-type': read.type,
          'cache-control': `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
        },
      });
    // Its server is asked once a minute, not once for each row and visitor with this picture. Caches keep no 502.
    return Response.json({ message: faultOf(read) } satisfies ErrorBody, {
      status: 404,
      headers: { 'cache-control': 'public, max-age=60' },
    });
  });
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
