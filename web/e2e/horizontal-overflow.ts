import type { Page } from 'playwright/test';

/** Returns how much the page, or a dialog on it, is wider than its room, px. */
export function horizontalOverflow(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate((screen) => {
    const wider = [document.documentElement.scrollWidth - screen];
    for (const dialog of document.querySelectorAll('dialog[open], :popover-open')) {
      const { left, right } = dialog.getBoundingClientRect();
      wider.push(-left, right - screen, dialog.scrollWidth - dialog.clientWidth);
    }
    return Math.round(Math.max(0, ...wider));
  }, width);
}
