import type { Page } from 'playwright/test';

/** Returns the page's horizontal overflow, px. */
export function horizontalOverflow(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate(
    (screen) => Math.max(0, document.documentElement.scrollWidth - screen),
    width,
  );
}
