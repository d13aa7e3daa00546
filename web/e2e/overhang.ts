import type { Page } from 'playwright/test';

/** How much wider than the screen the page is, px. */
export function overhang(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate(
    (screen) => Math.max(0, document.documentElement.scrollWidth - screen),
    width,
  );
}
