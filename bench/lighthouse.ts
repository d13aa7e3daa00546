import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../.ci/browser.ts';
import { count, defineBenchmark } from './benchmark.ts';
import { median } from './percentiles.ts';
import { liveMatch, startProduct } from './product.ts';

/** Least performance score of every page. */
const PERFORMANCE_BAR = 95;
const ACCESSIBILITY_BAR = 100;
const DEBUGGING_PORT = 9_377;

/** A page's result: scores from 0 to 100, times in ms. A type, since a report's row is a record. */
type Scores = {
  performance: number;
  accessibility: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
};

export const benchmark = defineBenchmark({
  description: `Lighthouse's mobile figures of the main pages, of the product as "npm start" runs it,
with its demo. The median of a page's runs counts.`,
  options: { runs: count(3, 'runs of each page') },
  async run({ runs }, cleanup) {
    const product = await startProduct(cleanup, { feed: 'simulator' });
    const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
    cleanup.defer(() => rm(profile, { recursive: true, force: true }));
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: findBrowser(),
      args: [
        ...BROWSER_FLAGS,
        `--remote-debugging-port=${DEBUGGING_PORT}`,
        '--remote-debugging-address=127.0.0.1',
      ],
    });
    cleanup.defer(() => browser.close());
    console.error('Waiting for the demo’s seasons');
    await product.seeded();
    const { matchId, leagueId } = await liveMatch(product, 'football');
    const pages = [
      { page: 'Home', path: '/' },
      { page: 'Matches', path: '/football/matches/all' },
      { page: 'Match', path: `/football/match/${matchId}` },
      { page: 'League', path: `/football/league/${leagueId}/overview` },
    ];
    const rows: ({ page: string } & Scores)[] = [];
    for (const { page, path } of pages) {
      // Measures the target of a redirect, which would otherwise count as the page's time.
      const { url } = await fetch(new URL(path, product.url));
      const scores: Scores[] = [];
      for (let run = 0; run < runs; run++) {
        console.error(`${page}: run ${run + 1} of ${runs}`);
        scores.push(await measure(browser, url));
      }
      const medianOf = (figure: keyof Scores) => median(scores.map((each) => each[figure]));
      rows.push({
        page,
        performance: medianOf('performance'),
        accessibility: medianOf('accessibility'),
        largestPaintMs: medianOf('largestPaintMs'),
        blockingMs: medianOf('blockingMs'),
        layoutShift: medianOf('layoutShift'),
      });
    }
    const lowest = (figure: 'performance' | 'accessibility', limit: number) => ({
      figure: `lowest ${figure}`,
      value: Math.min(...rows.map((row) => row[figure])),
      limit,
      isLeast: true,
    });
    return {
      title: `Medians of ${runs} runs`,
      rows,
      bars: [lowest('performance', PERFORMANCE_BAR), lowest('accessibility', ACCESSIBILITY_BAR)],
    };
  },
});

/** Returns the scores of one run. Retries once if Chromium recorded no trace. */
async function measure(browser: BrowserContext, url: string, isSecond = false): Promise<Scores> {
  // Lighthouse keeps cookies between runs, but each run must be a first visit.
  await browser.clearCookies();
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ['performance', 'accessibility'],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && !isSecond) return measure(browser, url, true);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}
