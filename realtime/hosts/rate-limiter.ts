export interface RateLimiter {
  /**
   * Takes one of the tokens of `key` at the time `now` (ms). Returns for how long its try has to wait, ms; null
   * if it is refused.
   */
  take(key: string, now: number, gapMs?: number): number | null;
  /**
   * Returns what `take` would, and takes nothing. Turns are at least `gapMs` apart.
   */
  ask(key: string, now: number, gapMs?: number): number | null;
  /** Whether `key` has taken a token within the `ms` before `now` (ms). */
  isRecent(key: string, now: number, ms: number): boolean;
}

interface Bucket {
  tokens: number;
  /** When the last token was taken, ms. */
  at: number;
  /** When its try has its turn, ms. */
  turn: number;
}

/** Above this many keys, full buckets are deleted. */
const MAX_KEYS = 10_000;

/**
 * Returns a limiter with one token bucket per key: `burst` tries, refilled evenly over `refillMs`. Turns of a full
 * bucket are `gapMs` apart; the gap is as many times as long as the bucket is emptier, and shorter the longer the
 * queue is, so that a whole burst that comes at once has its turns within `longestMs`. A try whose turn is further
 * away is refused. It counts in one isolate, so it limits a visitor's cost there, not everywhere.
 */
export function createRateLimiter({
  burst,
  refillMs,
  gapMs = 0,
  longestMs = Infinity,
}: {
  burst: number;
  refillMs: number;
  gapMs?: number;
  longestMs?: number;
}): RateLimiter {
  const buckets = new Map<string, Bucket>();

  function tokensAt(bucket: Bucket, now: number): number {
    const refilled = ((now - bucket.at) / refillMs) * burst;
    return Math.min(burst, bucket.tokens + Math.max(0, refilled));
  }

  function turnAfter(bucket: Bucket | undefined, now: number, least: number): number {
    // A turn that is further away than any may be is of a clock that has gone back.
    if (!bucket || bucket.turn > now + longestMs) return now;
    const emptiness = burst / Math.max(1, tokensAt(bucket, now));
    const queued = Math.max(0, bucket.turn - now) / longestMs;
    const gap = Math.max(gapMs, least, gapMs * emptiness * (1 - queued));
    return Math.max(now, bucket.turn + gap);
  }

  function tokensOf(key: string, now: number): number {
    const bucket = buckets.get(key);
    return bucket ? tokensAt(bucket, now) : burst;
  }

  function forgetFull(now: number): void {
    for (const [key, bucket] of buckets) if (tokensAt(bucket, now) >= burst) buckets.delete(key);
    if (buckets.size <= MAX_KEYS) return;
    // All keys are active: those that took least are forgotten, so none of them empties its bucket twice.
    const fullest = [...buckets].toSorted(([, a], [, b]) => tokensAt(b, now) - tokensAt(a, now));
    for (const [key] of fullest.slice(0, MAX_KEYS / 2)) buckets.delete(key);
  }

  function ask(key: string, now: number, gap = 0): number | null {
    const wait = turnAfter(buckets.get(key), now, gap) - now;
    return tokensOf(key, now) < 1 || wait > longestMs ? null : wait;
  }

  return {
    ask,
    take(key, now, gap) {
      const wait = ask(key, now, gap);
      if (wait === null) return null;
      buckets.set(key, { tokens: tokensOf(key, now) - 1, at: now, turn: now + wait });
      if (buckets.size > MAX_KEYS) forgetFull(now);
      return wait;
    },
    isRecent(key, now, ms) {
      const bucket = buckets.get(key);
      return bucket !== undefined && now < bucket.at + ms;
    },
  };
}
