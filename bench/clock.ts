import type { Page } from 'playwright';

const origin = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** Returns the machine's monotonic clock, ms: comparable between processes. */
export function monotonicNow(): number {
  return origin + performance.now();
}

/** Converts a page's `performance.now()` to this process's clock. */
export interface PageClock {
  /** Add it to the page's time, ms. */
  offset: number;
  /** Largest error of the offset, ms. */
  error: number;
}

const ROUND_TRIPS = 50;

/**
 * Aligns a page's clock with this process's: the shortest of many round trips gives the most exact
 * time of the page's reading.
 */
export async function readPageClock(page: Page): Promise<PageClock> {
  let best: PageClock = { offset: 0, error: Infinity };
  for (let trip = 0; trip < ROUND_TRIPS; trip++) {
    const before = monotonicNow();
    const inPage = await page.evaluate(() => performance.now());
    const after = monotonicNow();
    const error = (after - before) / 2;
    if (error < best.error) best = { offset: before + error - inPage, error };
  }
  return best;
}
