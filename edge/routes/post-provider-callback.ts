import type { Context } from 'hono';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { CALL_BODIES } from '../bodies-in-flight.ts';
import { MAX_ADDRESS } from '../contracts/call-address.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { readBytes } from '../read-bytes.ts';
import { answerError } from './answers.ts';

/** Longest form of any provider, bytes. */
const LIMIT = 32_000;

/** The only fields that the page reads: others, such as a name, are private. */
const READ = ['code', 'state', 'iss', 'error'] as const;

/**
 * `POST /{provider}/callback`: redirects to the callback page by GET. Apple's page posts a form
 * across sites, for which a browser sends no cookies; for the GET it does.
 */
export async function postProviderCallback(c: Context): Promise<Response> {
  const hold = CALL_BODIES.hold(networkOf(c.req.raw.headers) ?? null);
  const read = await readBytes(c.req.raw, { bytes: LIMIT, hold });
  hold.release();
  if (read.kind !== 'bytes') return answerError(c, 400, GENERIC_FAILURE);
  const form = new URLSearchParams(new TextDecoder().decode(read.bytes));
  const query = new URLSearchParams();
  for (const name of READ) {
    const value = form.get(name);
    if (value !== null) query.set(name, value);
  }
  const location = `${c.req.path}?${query.toString()}`;
  if (new URL(location, c.req.url).href.length > MAX_ADDRESS)
    return answerError(c, 400, GENERIC_FAILURE);
  return c.body(null, 303, { location, 'cache-control': 'no-store' });
}
