import type { Page, Response } from 'playwright/test';

/** Waits until the page has started everything that it starts by itself. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/** Opens a page of the product and waits until it is awake. Returns the document's response. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await awake(page);
  return response;
}
