/** Minimum performance of every page; accessibility must be 100. */
export const PERFORMANCE_BAR = 95;

/** One run's result for a page: scores of 100, times in ms. */
export interface Scores {
  performance: number;
  accessibility: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
}

export interface PageFigures {
  name: string;
  scores: Scores[];
}

export interface LighthouseReport {
  pages: ({ name: string } & Scores)[];
  met: boolean;
  text: string;
}

/** Returns the medians per page, and whether all pages reach the bar. */
export function reportOf(figures: readonly PageFigures[]): LighthouseReport {
  const pages = figures.map(({ name, scores }) => ({
    name,
    performance: medianOf(scores, 'performance'),
    accessibility: medianOf(scores, 'accessibility'),
    largestPaintMs: Math.round(medianOf(scores, 'largestPaintMs')),
    blockingMs: Math.round(medianOf(scores, 'blockingMs')),
    layoutShift: Number(medianOf(scores, 'layoutShift').toFixed(3)),
  }));
  const met = pages.every(
    ({ performance, accessibility }) => performance >= PERFORMANCE_BAR && accessibility === 100,
  );
  const lines = pages.map(
    ({ name, performance, accessibility, largestPaintMs, blockingMs, layoutShift }) =>
      `${name.padEnd(10)} performance ${performance}  accessibility ${accessibility}  ` +
      `largest paint ${largestPaintMs} ms  blocking ${blockingMs} ms  shift ${layoutShift}`,
  );
  return { pages, met, text: lines.join('\n') };
}

function medianOf(scores: readonly Scores[], figure: keyof Scores): number {
  const sorted = scores.map((score) => score[figure]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
