import type { Page } from 'playwright/test';

/** Opens a page and returns its shift until its network is quiet. */
export async function shiftOnOpening(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return layoutShift(page);
}

/** Largest allowed shift while a page loads and goes live. */
export const LOADING_LIMIT = 0.02;

/** Opens a page and returns its shift until toasts and other late content are there. */
export async function shiftAtRest(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  return layoutShift(page);
}

/** Returns the page's shift since it began to load (CLS without its windows). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
