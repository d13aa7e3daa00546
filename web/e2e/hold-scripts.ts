import type { Page } from 'playwright/test';

/** Holds the scripts of the page's documents until the release: they have their HTML alone. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
