import type { BoxScoreValues } from '../../../../realtime/protocol/details.ts';

/** Figures that combine by their maximum, not by their sum. */
const MAXIMA: ReadonlySet<string> = new Set(['longest-rush', 'longest-reception']);

/** Returns the figures of several players or matches, added up. */
export function addUp(all: readonly BoxScoreValues[]): BoxScoreValues {
  const sums = new Map<string, number>();
  for (const values of all)
    for (const [key, value] of Object.entries(values)) {
      const before = sums.get(key);
      const next = before === undefined ? value : before + value;
      sums.set(key, before !== undefined && MAXIMA.has(key) ? Math.max(before, value) : next);
    }
  return Object.fromEntries(sums);
}
