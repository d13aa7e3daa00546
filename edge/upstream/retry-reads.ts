import { retryAfterMs } from '../shared/retry-after.ts';
import type { Stage } from './call.ts';
import { RETRIED_HEADER } from './headers.ts';

/** Statuses after which a GET is retried once (spec point 7). */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export interface RetryOptions {
  /** ms before the retry, unless the upstream sends `Retry-After`. */
  pauseMs?: number;
  /** Longest `Retry-After`, ms: if it is longer, the visitor gets the first answer. */
  longestMs?: number;
  now?: () => number;
}

/** Retries a failed GET once; never retries a mutation. */
export function retryReads(options: RetryOptions = {}): Stage {
  const { pauseMs = 100, longestMs = 1_000, now = Date.now } = options;
  return async (call, next) => {
    const first = await next(call);
    if (call.method !== 'GET' || !RETRIED.has(first.status)) return first;
    const waitMs = retryAfterMs(first.headers.get('retry-after'), now()) ?? pauseMs;
    if (waitMs > longestMs) return marked(first);
    // An unread answer would keep its connection.
    await first.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return marked(await next(call));
  };
}

function marked(answer: Response): Response {
  answer.headers.set(RETRIED_HEADER, '1');
  return answer;
}
