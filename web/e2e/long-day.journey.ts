import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { type MatchOnTheField, sendInOneRequest } from './feed.ts';
import { holdScripts } from './hold-scripts.ts';
import { kickOffTogether } from './kick-off-together.ts';
import { LOADING_LIMIT, layoutShift } from './layout-shift.ts';
import { openDocument, openPage, settled } from './open-page.ts';

/** Enough that only visible rows are rendered. No test changes them. */
let matches: MatchOnTheField[] = [];
test.beforeAll(async ({ product }) => {
  matches = await kickOffTogether(
    product.url,
    Array.from({ length: 120 }, (_, index) => `Foxglove ${index}`),
  );
});
test.afterAll(({ product }) =>
  sendInOneRequest(product.url, matches, (match) => match.withdrawalChange()),
);

/** Waits until the page shows the visitor's day: the server knows no zone yet and starts with its own. */
async function madeForZone(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new URLSearchParams(location.search).get('date') === String(new Date().setHours(0, 0, 0, 0)),
  );
}

test('nothing shifts on a long day that is rendered again for the visitor’s zone, and going back to it shows the row that was opened @phone', async ({
  page,
}) => {
  await openPage(page, '/football/matches');
  await madeForZone(page);
  await settled(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(LOADING_LIMIT);
  await page.evaluate(() => window.scrollTo(0, 4_000));
  const inSight = () =>
    page.evaluate(() =>
      document
        .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
        ?.closest('a[data-match-id]')
        ?.getAttribute('data-match-id'),
    );
  // Read once: during hydration the middle has no row at times.
  let matchId: string | null | undefined;
  await expect.poll(async () => (matchId = await inSight())).toBeTruthy();
  const row = page.locator(`a[data-match-id="${matchId}"]`);
  await row.click();
  await expect(page).toHaveURL(/\/match\//);
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3_000);
});

test.describe('in a zone of another day', () => {
  // The server starts with UTC, in which journeys begin in the afternoon.
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a scroll position from before hydration is kept when the page reloads for the zone @phone', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await openDocument(page, '/football/matches', { waitUntil: 'commit' });
    // The document may not exist yet.
    await page.waitForFunction(() => (document.documentElement?.scrollHeight ?? 0) > 6_000);
    await page.evaluate(() => window.scrollTo(0, 4_000));
    release();
    await madeForZone(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3_000);
  });
});

test('a tap on a long list works during hydration @phone', async ({ page }) => {
  for (const place of [2, 5, 8, 11]) {
    await openDocument(page, '/live-stat', { waitUntil: 'commit' });
    await page.locator('a[data-match-id]').nth(place).click();
    await expect(page).toHaveURL(/matchId=/);
  }
});
