import type { Page } from 'playwright';

const origin = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** Returns the machine's monotonic time, ms, which is comparable between processes. */
export function monotonicNow(): number {
  return origin + performance.now();
}

/** The difference between a page's `performance.now()` and this process's `monotonicNow()`. */
export interface PageClock {
  /** Added to a page's time, it gives this process's, ms. */
  offset: number;
  /** Largest error of the offset, ms. */
  error: number;
}

const ROUND_TRIPS = 50;

/**
 * Measures the difference between a page's clock and this process's. The shortest of many round trips gives
 * the most exact one.
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
