export interface ConnectLimiter {
  /** Whether `key` may connect at the time `now` (ms); takes one of its tokens if so. */
  take(key: string, now: number): boolean;
}

/** Above this many keys, full buckets are deleted. */
const MAX_KEYS = 10_000;

/**
 * Returns a limiter with one token bucket per key: `burst` connects at once, refilled evenly over
 * `refillMs`. It counts in one isolate, so it limits a visitor's cost there, not everywhere.
 */
export function createConnectLimiter({
  burst,
  refillMs,
}: {
  burst: number;
  refillMs: number;
}): ConnectLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();

  function tokensAt(bucket: { tokens: number; at: number }, now: number): number {
    const refilled = ((now - bucket.at) / refillMs) * burst;
    return Math.min(burst, bucket.tokens + Math.max(0, refilled));
  }

  function forgetFull(now: number): void {
    for (const [key, bucket] of buckets) if (tokensAt(bucket, now) >= burst) buckets.delete(key);
    if (buckets.size <= MAX_KEYS) return;
    // All keys are active: those that took least are forgotten, so none of them empties its bucket twice.
    const fullest = [...buckets].toSorted(([, a], [, b]) => tokensAt(b, now) - tokensAt(a, now));
    for (const [key] of fullest.slice(0, MAX_KEYS / 2)) buckets.delete(key);
  }

  return {
    take(key, now) {
      const bucket = buckets.get(key);
      const tokens = bucket ? tokensAt(bucket, now) : burst;
      if (tokens < 1) return false;
      buckets.set(key, { tokens: tokens - 1, at: now });
      if (buckets.size > MAX_KEYS) forgetFull(now);
      return true;
    },
  };
}
