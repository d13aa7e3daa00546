import { setTimeout as sleep } from 'node:timers/promises';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';
import { count, defineBenchmark } from '../benchmark.ts';
import { launchChromium } from '../chromium.ts';
import { median } from '../percentiles.ts';
import { startProduct } from '../product.ts';
import { listUpdates } from './list-updates.ts';
import { longLists } from './long-lists.ts';
import { visitList, type Step } from './visit-list.ts';

/**
 * Longest allowed median per step on the slower CPU, ms. A tap has no limit, since it starts the router
 * whatever the next page is.
 */
const BARS_MS: Readonly<Record<Exclude<Step, 'tap'>, number>> = {
  open: 200,
  load: 200,
  filter: 200,
  scroll: 100,
  score: 100,
};
/** Factor by which the modelled CPU is slower. */
const SLOWDOWN = 4;
const AT_ONCE = 50;

export const benchmark = defineBenchmark({
  description: `Opens every long list in Chromium, scrolls and filters it, and reports how long its
longest task would be on a CPU ${SLOWDOWN} times slower: its processor time, so many times over.
Changes scores while live lists are scrolled, on a CPU that is slowed down, and reports the longest
time until one was painted.`,
  options: {
    rows: count(500, 'rows of each list'),
    runs: count(5, 'runs of each list'),
  },
  async run({ rows: length, runs }, cleanup) {
    const product = await startProduct(cleanup);
    console.error(`Sending the updates of lists with ${length} rows`);
    const now = Date.now();
    const updates = listUpdates(length, now);
    for (let from = 0; from < updates.length; from += AT_ONCE)
      await product.ingest(updates.slice(from, from + AT_ONCE));
    await sleep(5_000);

    const browser = await launchChromium(cleanup);
    const figures = new Map<string, { list: string; step: Step; longestMs: number[] }>();
    const speeds: number[] = [];
    for (let run = 1; run <= runs; run++) {
      speeds.push(await benchmarkIndexOf(browser));
      for (const list of longLists(now)) {
        console.error(`Run ${run}: ${list.name}`);
        const context = await browser.newContext({
          viewport: { width: 1_280, height: 900 },
          timezoneId: 'UTC',
        });
        const page = await context.newPage();
        const steps = await visitList(browser, page, product, { list, slowdown: SLOWDOWN });
        for (const [step, longest] of steps) {
          const key = `${list.name} ${step}`;
          const known = figures.get(key) ?? { list: list.name, step, longestMs: [] };
          known.longestMs.push(longest);
          figures.set(key, known);
        }
        await context.close();
      }
    }
    const rows = [...figures.values()].map(({ list, step, longestMs }) => ({
      list,
      step,
      medianMs: median(longestMs),
      worstMs: Math.max(...longestMs),
    }));
    return {
      title: `Longest task of a list of ${length} rows, CPU ${SLOWDOWN} times slower`,
      rows,
      notes: [
        'Processor time, so that a busy machine does not count. tap: a link to the list, until its',
        'data is requested. open: from there. load: the page and the product with it.',
        'score: by the clock, from a frame to the paint that shows it, while the list is scrolled.',
        `This machine's benchmark index (Lighthouse): ${median(speeds).toFixed(0)}, ` +
          `from ${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}.`,
      ],
      bars: Object.entries(BARS_MS).map(([step, limit]) => {
        const medians = rows.filter((row) => row.step === step).map(({ medianMs }) => medianMs);
        return { figure: `slowest list, ${step}, ms`, value: Math.max(...medians), limit };
      }),
    };
  },
});

/** Returns the machine's speed as Lighthouse's benchmark index. A good desktop has 1,000 or more. */
async function benchmarkIndexOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}
