import { expect, test, type Page } from 'playwright/test';
import { listedFootball, MatchOnTheField, sendInOneRequest } from './feed.ts';
import { layoutShift } from './layout-shift.ts';
import { ownProduct } from './own-product.ts';

/** Largest allowed shift while a page loads and goes live. */
const LIMIT = 0.02;
/** Enough that only visible rows are rendered. */
const LONG = 120;

/** Separate product: other journeys’ matches would move what is below them. */
const url = ownProduct();

/** Matches of one test, ended after it, so that live lists keep the length that each test expects. */
const played: MatchOnTheField[] = [];

test.afterEach(async () => {
  await sendInOneRequest(url(), played.splice(0), () => ({ status: 'Ended' }));
});

async function kickOffMatches(homes: readonly string[]) {
  const origin = url();
  const matches = homes.map(
    (home) => new MatchOnTheField(origin, { home, away: `${home} Athletic` }),
  );
  played.push(...matches);
  await sendInOneRequest(origin, matches, (match) => match.kickOffChange());
  // A match that joins an open page rightly moves what is below it.
  await expect
    .poll(async () => {
      const listed = await listedFootball(origin);
      return matches.filter(({ matchId }) => !listed.has(matchId));
    })
    .toEqual([]);
}

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(url() + path, { waitUntil: 'networkidle' });
  // Waits for toasts and other late content.
  await page.waitForTimeout(1_500);
  return layoutShift(page);
}

/** Waits until the page shows the visitor's day: the server knows no zone yet and starts with its own. */
async function madeForZone(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new URLSearchParams(location.search).get('date') === String(new Date().setHours(0, 0, 0, 0)),
  );
}

for (const path of ['/', '/football/matches', '/live', '/search', '/about/privacy-policy']) {
  test(`nothing shifts on ${path}`, async ({ page }) => {
    await kickOffMatches(['Camellia', 'Dahlia', 'Edelweiss']);
    expect(await shiftOf(page, path)).toBeLessThanOrEqual(LIMIT);
  });
}

test('nothing shifts where matches stand side by side', async ({ page }) => {
  await kickOffMatches(['Freesia', 'Gardenia', 'Hibiscus']);
  await sendInOneRequest(url(), played, () => ({
    incidents: [{ id: 'g', type: 'goal', team: 'home', minute: 12, player: 'Ada Quill' }],
  }));
  const query = new URLSearchParams(played.map(({ matchId }) => ['m', matchId]));
  expect(await shiftOf(page, `/live/multi-view?${query}`)).toBeLessThanOrEqual(LIMIT);
});

test('nothing shifts on a long day that is rendered again for the visitor’s zone', async ({
  page,
}) => {
  const homes = Array.from({ length: LONG }, (_, index) => `Foxglove ${index}`);
  await kickOffMatches(homes);
  expect(await shiftOf(page, '/football/matches')).toBeLessThanOrEqual(LIMIT);
});

test('going back to a long day shows the row that was opened @phone', async ({ page }) => {
  const homes = Array.from({ length: LONG }, (_, index) => `Gentian ${index}`);
  await kickOffMatches(homes);
  await page.goto(`${url()}/football/matches`, { waitUntil: 'networkidle' });
  await madeForZone(page);
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

/** A zone whose day now differs from that of UTC, which the server starts with. */
const ANOTHER_DAY = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';

for (const timezoneId of ['Europe/Madrid', ANOTHER_DAY]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a scroll position from before hydration is kept when the page reloads for the zone @phone', async ({
      page,
    }) => {
      const homes = Array.from({ length: LONG }, (_, index) => `Heather ${index}`);
      await kickOffMatches(homes);
      let wake = () => {};
      const begun = new Promise<void>((resolve) => (wake = resolve));
      await page.route(/\/assets\/entry\.client/, async (route) => {
        await begun;
        await route.continue();
      });
      await page.goto(`${url()}/football/matches`, { waitUntil: 'commit' });
      // The document may not exist yet.
      await page.waitForFunction(() => (document.documentElement?.scrollHeight ?? 0) > 6_000);
      await page.evaluate(() => window.scrollTo(0, 4_000));
      wake();
      await madeForZone(page);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3_000);
    });
  });
}

test('a tap on a long list works during hydration @phone', async ({ page }) => {
  const homes = Array.from({ length: LONG }, (_, index) => `Hyacinth ${index}`);
  await kickOffMatches(homes);
  for (const place of [2, 5, 8, 11]) {
    await page.goto(`${url()}/live-stat`, { waitUntil: 'commit' });
    await page.locator('a[data-match-id]').nth(place).click();
    await expect(page).toHaveURL(/matchId=/);
  }
});
