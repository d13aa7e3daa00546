import type { Stage } from './call.ts';
import { RETRIED_HEADER } from './headers.ts';

/** Spec point 7: a GET is retried once on these. */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export interface RetryOptions {
  /** ms between the two, where the upstream does not say. */
  pauseMs?: number;
  /** The longest wait, ms, that an upstream may ask for: beyond it the visitor gets its answer now. */
  longestMs?: number;
  now?: () => number;
}

/** Asks a second time for what a GET failed to get; a mutation is sent once. */
export function retryReads(options: RetryOptions = {}): Stage {
  const { pauseMs = 100, longestMs = 1_000, now = Date.now } = options;
  return async (call, next) => {
    const first = await next(call);
    if (call.method !== 'GET' || !RETRIED.has(first.status)) return first;
    const waitMs = retryAfterMs(first.headers.get('retry-after'), now()) ?? pauseMs;
    if (waitMs > longestMs) return marked(first);
    // An answer that is not read keeps its connection.
    await first.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return marked(await next(call));
  };
}

/** Milliseconds of a Retry-After of seconds or a date; null where there is none. */
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
