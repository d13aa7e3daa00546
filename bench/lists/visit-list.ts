import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Product } from '../product.ts';
import { longestPaint } from './list-scores.ts';
import { longestTask, quiet, settle } from './list-tasks.ts';
import type { LongList } from './long-lists.ts';

/** Matches the address of a page's data request. */
const DATA = /\.data(\?|$)/;
/** Duration of a tap, ms. */
const TAP_MS = 80;

export type Step = 'tap' | 'open' | 'load' | 'scroll' | 'filter' | 'score';

/**
 * Opens a list in a page, scrolls and filters it. Returns the longest task of each step, ms on a CPU
 * that is `slowdown` times slower; for `score` the longest time from a frame's arrival to its paint.
 */
export async function visitList(
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
  // Before the measurement: at the first locator Playwright injects its own code.
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

/** Delays the next page's data. Returns a function that releases it, so that tap and list are measured apart. */
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
