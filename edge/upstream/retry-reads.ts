import type { Stage } from './call.ts';
import { RETRIED_HEADER } from './headers.ts';

/** Spec point 7: a GET is retried once on these. */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export interface RetryOptions {
  /** ms before the retry, unless the upstream says. */
  pauseMs?: number;
  /** Longest wait, ms, that an upstream may request: beyond it the visitor gets the first answer. */
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

/** Returns ms for a Retry-After of seconds or a date; null without one. */
function retryAfterMs(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, time - now);
}

function marked(answer: Response): Response {
  answer.headers.set(RETRIED_HEADER, '1');
  return answer;
}
