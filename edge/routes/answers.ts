import type { Context } from 'hono';
import { log } from '../../realtime/hosts/log.ts';
import type { JsonParts, Refusal } from '../calls/handler.ts';
import type { ErrorBody } from '../contracts/envelope.ts';

/** Answers `{data}` (design §4). */
export function answerData<Data>(c: Context, data: Data) {
  return c.json({ data });
}

/** Answers `{data}` in parts, each made when the reader has taken those before it. */
export function answerParts(c: Context, { parts }: JsonParts) {
  const texts = envelopeOf(parts);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return()),
  });
  return c.body(body, 200, { 'content-type': 'application/json' });
}

async function* envelopeOf(parts: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield '{"data":';
  try {
    yield* parts;
  } catch (error) {
    // The status is sent already: the reader sees a broken connection.
    log('error', 'answer-broken', { error: error instanceof Error ? error.name : 'unknown' });
    throw error;
  }
  yield '}';
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
