import { setTimeout as sleep } from 'node:timers/promises';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium, type Browser, type Page } from 'playwright';
import { BROWSER_FLAGS } from '../../.ci/browser.ts';
import type { Cleanup } from '../../realtime/bench/cleanup.ts';
import { listUpdates } from './list-updates.ts';
import { longestTask, quiet, settle } from './list-tasks.ts';
import { longestPaint } from './list-scores.ts';
import { longLists, type LongList } from './long-lists.ts';
import { startProduct, type Product } from '../../realtime/bench/product.ts';

const AT_ONCE = 50;
/** Pages' data requests during navigation. */
const DATA = /\.data(\?|$)/;
/** Duration of a tap. */
const TAP_MS = 80;

export interface ListsOptions {
  rows: number;
  runs: number;
  /** Factor by which the modelled CPU is slower. */
  slowdown: number;
  /** Chromium's executable. */
  browser: string;
}

export type Step = 'tap' | 'open' | 'load' | 'scroll' | 'filter' | 'score';

/**
 * One step of a list: each run's longest task, ms on the slower CPU; for `score` the longest time
 * from a frame's arrival to its paint.
 */
export interface ListFigures {
  list: string;
  step: Step;
  longestMs: number[];
}

export interface ListsResult {
  lists: ListFigures[];
  /** The machine's speed in each run, as Lighthouse's index: a good desktop has 1,000 and more. */
  benchmarkIndex: number[];
}

/**
 * Opens every list with `rows` rows in a real browser, scrolls and filters it, and notes its
 * longest tasks.
 */
export async function runLists(
  { rows, runs, slowdown, browser: executablePath }: ListsOptions,
  { cleanup, progress }: { cleanup: Cleanup; progress: (message: string) => void },
): Promise<ListsResult> {
  progress('starting the product');
  const product = await startProduct(cleanup);
  progress(`sending what makes lists of ${rows} rows`);
  const now = Date.now();
  const updates = listUpdates(rows, now);
  for (let from = 0; from < updates.length; from += AT_ONCE)
    await product.ingest(updates.slice(from, from + AT_ONCE));
  await sleep(5_000);

  progress('starting Chromium');
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  cleanup.add(() => browser.close());
  const figures = new Map<string, ListFigures>();
  const benchmarkIndex: number[] = [];
  for (let run = 1; run <= runs; run++) {
    benchmarkIndex.push(await benchmarkIndexOf(browser));
    for (const list of longLists(now)) {
      progress(`run ${run}: ${list.name}`);
      const context = await browser.newContext({
        viewport: { width: 1_280, height: 900 },
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      for (const [step, longest] of await visit(browser, page, product, { list, slowdown })) {
        const key = `${list.name} ${step}`;
        const known = figures.get(key) ?? { list: list.name, step, longestMs: [] };
        known.longestMs.push(longest);
        figures.set(key, known);
      }
      await context.close();
    }
  }
  return { lists: [...figures.values()], benchmarkIndex };
}

async function benchmarkIndexOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}

async function visit(
  browser: Browser,
  page: Page,
  product: Product,
  { list, slowdown }: { list: LongList; slowdown: number },
): Promise<[step: Step, longest: number][]> {
  const { from, by, opener, shown, filter, isLive } = list;
  const steps: [Step, number][] = [];
  const measure = async (step: Step, act: () => Promise<void>) => {
    steps.push([step, slowdown * (await longestTask(browser, page, act))]);
  };
  await page.goto(new URL(from, product.url).href);
  // Playwright's own code enters the page at the first locator.
  await page.locator(opener).first().waitFor();
  await settle(page);
  const tap = () => page.locator(opener).first().click({ delay: TAP_MS });
  if (by === 'back') {
    await tap();
    await page.locator(shown).first().waitFor({ state: 'detached' });
    await settle(page);
  }
  const release = by === 'button' ? undefined : await holdData(page);
  const ask = by === 'back' ? () => page.evaluate(() => history.back()) : tap;
  if (release)
    await measure('tap', async () => {
      const asked = page.waitForRequest(DATA);
      await ask();
      await asked;
      await quiet(page);
    });
  await measure('open', async () => {
    await (release ?? ask)();
    await page.locator(shown).first().waitFor();
    await settle(page);
  });
  await measure('scroll', async () => {
    await scrollThrough(page);
    await settle(page);
  });
  if (filter) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await measure('filter', async () => {
      await page.locator(filter).pressSequentially('12', { delay: 150 });
      await settle(page);
    });
  }
  await measure('load', async () => {
    await page.reload();
    await settle(page);
  });
  if (isLive) steps.push(['score', await longestPaint(page, product, { shown, slowdown })]);
  return steps;
}

/** Delays the next page's data until released: this separates a tap's cost from the list's. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(DATA, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function scrollThrough(page: Page): Promise<void> {
  // 6,000 px a second: as fast as a finger flings.
  for (let step = 0; step < 80; step++) {
    await page.mouse.wheel(0, 400);
    await sleep(66);
  }
}
