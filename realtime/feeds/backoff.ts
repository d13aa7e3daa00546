export interface Backoff {
  /** First delay, ms; doubles with each retry. */
  base: number;
  /** Longest delay, ms. */
  cap: number;
}

export const DEFAULT_BACKOFF: Backoff = { base: 250, cap: 15_000 };

/**
 * Returns the delay before the nth retry (from 0), ms. Half of the doubled base is fixed and half
 * is random, so that feeds which failed together do not retry together.
 */
export function backoffDelay(retry: number, { base, cap }: Backoff, random: () => number): number {
  const full = Math.min(cap, base * 2 ** Math.min(retry, 30));
  return full / 2 + (full / 2) * random();
}

/**
 * Returns the delay that a Retry-After header states (seconds or an HTTP date), ms from `now`; 0
 * for any other text.
 */
export function retryAfterDelay(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const date = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
