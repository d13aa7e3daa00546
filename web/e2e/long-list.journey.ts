import type { Locator } from 'playwright/test';
import { TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { sendCatalogue } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openDocument, openPage, settled } from './open-page.ts';

const ROWS = 500;
const AT_ONCE = 50;
const HOUR_MS = 3_600_000;

/** What the ids of the day's matches begin with. */
const id = 'journey-long-day';
/** Address of a day with one long league. */
let path: string;

test.beforeAll(async ({ product }) => {
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  const day = midnight.getTime() + 20 * 24 * HOUR_MS;
  const team = (name: string) => ({ id: `${id}-${name}`, name, shortName: name });
  const matches = Array.from({ length: ROWS }, (_, index) => ({
    matchId: `${id}-${index}`,
    fixture: {
      sportId: 16 as const,
      league: { id: 'journey-long-league', name: 'Long League', country: 'es' },
      home: team(`Kestrel ${index + 1}`),
      away: team('Merlin'),
      // In the order of their numbers, at midday everywhere in Europe.
      startTime: day + 10 * HOUR_MS + index * 1_000,
    },
  }));
  for (let from = 0; from < ROWS; from += AT_ONCE)
    await sendCatalogue(product.url, matches.slice(from, from + AT_ONCE));
  path = `/american-football/matches/all?date=${day}`;
});

test('a long list can be searched, printed and used by keyboard like any page @desktop', async ({
  page,
}) => {
  const rows = page.locator(`a[data-match-id^="${id}"]`);
  // From here on the server knows the zone: no page renders twice.
  await openPage(page, '/news');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain(TIME_ZONE_COOKIE);
  await openPage(page, path);
  await expect(rows).toHaveCount(ROWS);

  // The browser's own search.
  const row480 = page.locator(`[data-match-id="${id}-479"]`);
  await expect(row480).not.toBeInViewport();
  expect(
    await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Kestrel 480'])),
  ).toBe(true);
  await expect(row480).toBeInViewport();

  // Tabs through rows that were out of view so far, each with its star.
  await page.locator(`[data-match-id="${id}-100"]`).focus();
  for (let step = 0; step < 80; step += 1) await page.keyboard.press('Tab');
  const row141 = page.locator(`[data-match-id="${id}-140"]`);
  await expect(row141).toBeFocused();
  await expect(row141).toBeInViewport();
  // Chromium drops a key while it still scrolls for the last one.
  const topAfter = async (key: string, row: Locator) => {
    await page.keyboard.press(key);
    return row.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
  };
  await expect.poll(() => topAfter('Control+End', rows.last())).toBeLessThan(1);
  await expect.poll(() => topAfter('Control+Home', rows.first())).toBeGreaterThan(0);

  // Each printed row leaves its link in the PDF.
  const pdf = (await page.pdf()).toString('latin1');
  const printed = new Set(
    [...pdf.matchAll(/\/URI \([^)]*?(journey-long-[a-z]+-\d+)\)/g)].map(([, match]) => match),
  );
  expect(printed.size).toBe(ROWS);
});

test('a link to a day of another zone leads to the visitor’s day and keeps the scroll position @desktop', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/matches\/all\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/matches\/all\.data/);
  await openDocument(page, path);
  await isAsked;
  await page.evaluate(() => window.scrollTo(0, 200));
  const entries = await page.evaluate(() => history.length);
  release();
  // Midnight in Madrid, an hour before that of the link.
  await expect.poll(() => page.url()).not.toContain(path);
  await settled(page);
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([200, entries]);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
