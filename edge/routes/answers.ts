import type { Context } from 'hono';
import type { ErrorBody } from '../contracts/envelope.ts';

/** `{data}` of design §4. */
export function answerData<Data>(c: Context, data: Data) {
  return c.json({ data });
}

/** `{message}` of design §4. */
export function answerError(
  c: Context,
  status: 400 | 401 | 404 | 405 | 408 | 413 | 429 | 451 | 502 | 503,
  message: string,
) {
  return c.json({ message } satisfies ErrorBody, status);
}
