export interface Backoff {
  /** Before the first retry, ms; doubles with each. */
  base: number;
  /** Never more than this, ms. */
  cap: number;
}

export const DEFAULT_BACKOFF: Backoff = { base: 250, cap: 15_000 };

/**
 * How long to wait before the nth retry (from 0), ms: half of the doubled base
 * for certain, the other half by chance, so that feeds which failed together
 * do not come back together.
 */
export function backoffDelay(retry: number, { base, cap }: Backoff, random: () => number): number {
  const full = Math.min(cap, base * 2 ** Math.min(retry, 30));
  return full / 2 + (full / 2) * random();
}

/** What a Retry-After header asks for, ms from `now`: seconds or an HTTP date; 0 when it is neither. */
export function retryAfterDelay(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const date = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
