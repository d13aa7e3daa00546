import { windowStart, type Policy } from './admission.ts';

interface WindowCount {
  used: number;
  /** Start of the window, ms. */
  from: number;
  /** End of the window, ms. */
  until: number;
}

/**
 * Counts in memory, each of a key in its current window. Beyond `most` keys the least used half goes, the oldest
 * first: so newcomers find room, and whoever has used much stays counted, however many others come.
 */
export class WindowCounts {
  readonly #most: number;
  readonly #counts = new Map<string, WindowCount>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the count of `key` in its window at `now`, ms. */
  used(key: string, now: number): number {
    return usedAt(this.#counts.get(key), now);
  }

  /** Adds one to the count of `key` in the policy's window at `now`, ms. */
  add(key: string, policy: Policy, now: number): void {
    const used = this.used(key, now) + 1;
    const from = windowStart(policy, now);
    this.#counts.set(key, { used, from, until: from + policy.windowMs });
    if (this.#counts.size > this.#most) this.#dropHalf(now);
  }

  #dropHalf(now: number): void {
    const half = Math.ceil(this.#counts.size / 2);
    const byUse = Float64Array.from(this.#counts.values(), (count) =>
      usedAt(count, now),
    ).toSorted();
    const middle = byUse[half - 1] ?? 0;
    for (const [key, count] of this.#counts) {
      if (this.#counts.size <= half) return;
      if (usedAt(count, now) <= middle) this.#counts.delete(key);
    }
  }
}

/** Nothing counts of a window that is over, or that a clock has gone back from. */
function usedAt(count: WindowCount | undefined, now: number): number {
  return count !== undefined && count.from <= now && now < count.until ? count.used : 0;
}
