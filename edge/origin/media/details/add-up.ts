import type { BoxScoreValues } from '../../../../realtime/protocol/details.ts';

/** What is the longest or highest of several, not their sum. */
const MAXIMA: ReadonlySet<string> = new Set(['longest-rush', 'longest-reception']);

/** Figures of several players or matches as one. */
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
