import { expect, test } from 'playwright/test';
import { MatchOnTheField } from './feed.ts';
import { layoutShift } from './layout-shift.ts';

/** The most that a page may shift while it loads and goes live. */
const LIMIT = 0.02;

for (const path of ['/', '/football/matches', '/live', '/search', '/about/privacy-policy']) {
  test(`nothing shifts on ${path}`, async ({ page, baseURL }) => {
    for (const home of ['Camellia', 'Dahlia', 'Edelweiss']) {
      const match = new MatchOnTheField(baseURL ?? '', { home, away: `${home} Athletic` });
      await match.kickOff();
    }
    await page.goto(path, { waitUntil: 'networkidle' });
    // Toasts and whatever else comes once the page is at rest.
    await page.waitForTimeout(1_500);
    const shift = await layoutShift(page);
    expect(shift).toBeLessThanOrEqual(LIMIT);
  });
}
