import { OVERTIMES, QUARTERS, type MatchStatus } from '../../sports/match-status.ts';
import type { Sides } from '../../protocol/primitives.ts';

/**
 * Returns the status of the nth period (from 1) in a sport of quarters; undefined past overtime 6.
 */
export function quarterStatus(period: number): MatchStatus | undefined {
  return [...QUARTERS, ...OVERTIMES][period - 1];
}

/** Returns the status of the pause after the nth period. */
export function pauseStatus(period: number): MatchStatus {
  return period === 2 ? 'HT' : 'Break';
}

/** Derives the points per period from running totals. */
export class QuarterScores {
  readonly #totals: Sides[] = [];

  /**
   * Sets the total after the nth period (from 1) and drops later periods. A correction may lower a
   * total.
   */
  set(period: number, total: Sides): void {
    const before = this.#totals.at(-1) ?? { home: 0, away: 0 };
    while (this.#totals.length < period) this.#totals.push(before);
    this.#totals[period - 1] = total;
    this.#totals.length = period;
  }

  /** Returns the points per period so far. */
  periods(): Sides[] {
    return this.#totals.map((total, index) => {
      const before = this.#totals[index - 1] ?? { home: 0, away: 0 };
      return {
        home: Math.max(0, total.home - before.home),
        away: Math.max(0, total.away - before.away),
      };
    });
  }
}
