import type { Context } from 'hono';
import type { JsonParts, Refusal } from '../calls/handler.ts';
import { endParts, partedBody } from '../calls/parted-body.ts';
import type { ErrorBody } from '../contracts/envelope.ts';

/** Answers `{data}` (design §4). */
export function answerData<Data>(c: Context, data: Data) {
  return c.json({ data });
}

/** Answers `{data}` in parts, each made when the reader has taken those before it. */
export async function answerParts(c: Context, answer: JsonParts) {
  const headers = { 'content-type': 'application/json' };
  if (c.req.raw.method !== 'HEAD') return c.body(partedBody(answer), 200, headers);
  // Nobody reads the parts: the platform tells the stream nothing.
  await endParts(answer);
  return c.body(null, 200, headers);
}

/** Answers `{message, state?}` (design §4). */
export function answerError(
  c: Context,
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 429 | 451 | 502 | 503,
  message: string,
  state?: number,
) {
  return c.json({ message, ...(state !== undefined && { state }) } satisfies ErrorBody, status);
}

/** Answers a refusal with its own status. */
export function answerRefusal(c: Context, { status, message, facts }: Refusal) {
  if (facts.retryAfter !== undefined) c.header('retry-after', String(Math.ceil(facts.retryAfter)));
  return answerError(c, status, message, facts.state);
}
