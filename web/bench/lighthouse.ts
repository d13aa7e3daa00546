import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { answerHelp } from '../../.ci/help.ts';
import { PERFORMANCE_BAR, reportOf, type PageFigures, type Scores } from './lighthouse-report.ts';
import { liveMatch, runProduct } from './running-product.ts';

answerHelp(`Usage: npm run bench:lighthouse -- [options]

Lighthouse's mobile figures of the main pages, of the product as "npm start"
runs it, with its demo.

  --runs N  runs of each page, of which the median counts (default 3)
  --json    print one JSON object
  --help    print this`);

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('--runs takes a whole number from 1 on.');
  process.exit(2);
}

const DEBUGGING_PORT = 9_377;

const product = await runProduct();
const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: findBrowser(),
  args: [
    ...BROWSER_FLAGS,
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    '--remote-debugging-address=127.0.0.1',
  ],
});
try {
  console.error('Waiting for the demo’s seasons to be in');
  await product.seeded();
  const { matchId, leagueId } = await liveMatch(product, 'football');
  const pages = [
    { name: 'Home', path: '/' },
    { name: 'Matches', path: '/football/matches/all' },
    { name: 'Match', path: `/football/match/${matchId}` },
    { name: 'League', path: `/football/league/${leagueId}/overview` },
  ];
  const figures: PageFigures[] = [];
  for (const { name, path } of pages) {
    // A redirect would cost the page time: measures its target.
    const { url } = await fetch(new URL(path, product.origin));
    const scores = [];
    for (let run = 0; run < runs; run++) {
      console.error(`${name}: run ${run + 1} of ${runs}`);
      scores.push(await measure(url));
    }
    figures.push({ name, scores });
  }
  const report = reportOf(figures);
  console.log(values.json ? JSON.stringify({ benchmark: 'lighthouse', ...report }) : report.text);
  console.error(
    report.met
      ? `Every page reaches ${PERFORMANCE_BAR} and 100.`
      : `Not every page reaches ${PERFORMANCE_BAR} and 100.`,
  );
} finally {
  await browser.close();
  await rm(profile, { recursive: true, force: true });
  await product.stop();
}

/** Retries once if Chromium recorded no trace. */
async function measure(url: string, isSecond = false): Promise<Scores> {
  // Each run is a first visit: Lighthouse keeps cookies between runs.
  await browser.clearCookies();
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ['performance', 'accessibility'],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && !isSecond) return measure(url, true);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}
