import type { Context } from 'hono';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { CALL_BODIES } from '../bodies-in-flight.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { readBytes } from '../read-bytes.ts';
import { answerError } from './answers.ts';

/** No provider's form is longer, bytes. */
const LIMIT = 32_000;

/** What the page reads: whoever else the form tells of, such as a name, is nobody's business. */
const READ = ['code', 'state', 'iss', 'error'] as const;

/**
 * `POST /{provider}/callback`: Apple posts its visitor back by a form of its own
 * page, with which a browser sends no cookies. The page is asked for once more, by
 * GET, with which it does.
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
  return c.body(null, 303, {
    location: `${c.req.path}?${query.toString()}`,
    'cache-control': 'no-store',
  });
}
