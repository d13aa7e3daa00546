import type { Page } from 'playwright/test';
import { openPage } from './open-page.ts';

/** Time after which a page shows what it shows late: toasts and offers, ms. */
const LATE = 1_500;

/** Largest allowed shift while a page loads and goes live. */
export const LOADING_LIMIT = 0.02;

/** Opens a page and returns its shift until toasts and other late content are there. */
export async function shiftAtRest(page: Page, url: string): Promise<number> {
  await page.clock.install();
  await openPage(page, url);
  await page.clock.runFor(LATE);
  return layoutShift(page);
}

/** Returns the page's shift since it began to load (CLS without its windows). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The browser calls it when it has laid out its next frame.
    await new Promise((laidOut) => {
      new IntersectionObserver(laidOut).observe(document.documentElement);
    });
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    let sum = 0;
    for (const entry of observer.takeRecords())
      if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
    return sum;
  });
}
