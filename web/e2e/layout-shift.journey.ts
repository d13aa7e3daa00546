import { expect, test, type Page } from 'playwright/test';
import { MatchOnTheField } from './feed.ts';
import { layoutShift } from './layout-shift.ts';

/** The most that a page may shift while it loads and goes live. */
const LIMIT = 0.02;
/** So many that only those in sight are made. */
const LONG = 120;

async function kickOffMatches(baseURL: string | undefined, homes: readonly string[]) {
  for (const home of homes) {
    const match = new MatchOnTheField(baseURL ?? '', { home, away: `${home} Athletic` });
    await match.kickOff();
  }
}

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // Toasts and whatever else comes once the page is at rest.
  await page.waitForTimeout(1_500);
  return layoutShift(page);
}

for (const path of ['/', '/football/matches', '/live', '/search', '/about/privacy-policy']) {
  test(`nothing shifts on ${path}`, async ({ page, baseURL }) => {
    await kickOffMatches(baseURL, ['Camellia', 'Dahlia', 'Edelweiss']);
    expect(await shiftOf(page, path)).toBeLessThanOrEqual(LIMIT);
  });
}

test('nothing shifts on a long day, made anew for the visitor’s zone', async ({
  page,
  baseURL,
}) => {
  const homes = Array.from({ length: LONG }, (_, index) => `Foxglove ${index}`);
  await kickOffMatches(baseURL, homes);
  expect(await shiftOf(page, '/football/matches')).toBeLessThanOrEqual(LIMIT);
});
