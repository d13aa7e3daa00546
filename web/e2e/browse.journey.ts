import { startOfDay } from '../../edge/shared/time/day.ts';
import { collectFaults } from './console-faults.ts';
import type { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Noon of today in the zone of the browser, ms. */
const noonIn = (zone = 'UTC') => startOfDay(Date.now(), zone) + 12 * 3_600_000;

test('matches open on today in the visitor’s zone, and the date strip leads to other days @phone', async ({
  page,
  timezoneId,
  field,
}) => {
  const match = field.match({ home: 'Umber Cross', away: 'Vetch Green' });
  await match.announce(noonIn(timezoneId));
  await openPage(page, '/football/matches');
  // The edge only guesses the zone of a first visit; within an hour of midnight its day may differ.
  const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0));
  await expect(page).toHaveURL(new RegExp(`/football/matches/all\\?date=${midnight}$`));
  await expect(page.locator(`a[data-match-id="${match.matchId}"]`)).toBeVisible();
  const dates = page.getByRole('navigation', { name: 'Dates' });
  await dates.getByRole('link', { name: /^Tomorrow/ }).click();
  await expect(dates.getByRole('link', { name: /^Tomorrow/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
});

test('a league’s matches can be hidden, on every day, and shown again @phone', async ({
  page,
  timezoneId,
  field,
}) => {
  const faults = collectFaults(page);
  const names = { home: 'Wicket Lane', away: 'Yarrow Bank' };
  const [today, next] = [field.match(names), field.match(names)];
  const noon = noonIn(timezoneId);
  await today.announce(noon);
  await next.announce(noon + 24 * 60 * 60_000);
  await openPage(page, '/football/matches/all');
  // Once the page has sent its zone, both agree on the day, near midnight too.
  await openPage(page, '/football/matches/all');
  const rowOf = ({ matchId }: MatchOnTheField) => page.locator(`a[data-match-id="${matchId}"]`);
  const button = page.getByRole('button', { name: /^1 match of Journey League\b/ });
  await expect(rowOf(today)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toHaveText(/\d$/);
  await expect(button).toBeFocused();
  await expect(rowOf(today)).toHaveCount(0);
  const tomorrow = page
    .getByRole('navigation', { name: 'Dates' })
    .getByRole('link', { name: /^Tomorrow/ });
  await tomorrow.click();
  await expect(tomorrow).toHaveAttribute('aria-current', 'date');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(rowOf(next)).toHaveCount(0);
  await button.click();
  await expect(rowOf(next)).toBeVisible();
  await page.goBack();
  await expect(rowOf(today)).toBeVisible();
  expect(faults).toEqual([]);
});

test('a typed date leads to its day once, when the typing ends @desktop', async ({ page }) => {
  await openPage(page, '/football/matches/all');
  const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0));
  await expect(page).toHaveURL(new RegExp(`date=${midnight}$`));
  const field = page.getByLabel('Choose a day');
  const visits = await page.evaluate(() => history.length);
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const typed = await page.evaluate(
    (date) => {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      return new Date(year, month - 1, day).getTime();
    },
    await field.inputValue(),
  );
  expect(typed).not.toBe(midnight);
  await expect(page).toHaveURL(new RegExp(`date=${typed}$`));
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(visits + 1);
});

for (const timezoneId of ['America/Sao_Paulo', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the day begins at the visitor’s midnight @phone', async ({ page }) => {
      const faults = collectFaults(page);
      // On a first visit the edge can only guess the zone; the page corrects it.
      await openPage(page, '/football/matches/all');
      const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0));
      await expect(page).toHaveURL(new RegExp(`date=${midnight}$`));
      await expect(
        page.getByRole('navigation', { name: 'Dates' }).getByRole('link', { name: /^Today/ }),
      ).toHaveAttribute('aria-current', 'date');
      await openPage(page, '/football/matches/all');
      await expect(page).toHaveURL(new RegExp(`date=${midnight}$`));
      expect(faults).toEqual([]);
    });
  });
}

test('a page that does not exist says so @phone', async ({ page }) => {
  const answer = await openPage(page, '/cricket/matches/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('pages have no banner if the operator configures no banner @phone', async ({ page }) => {
  for (const path of ['/', '/live', '/football/matches/all']) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  }
});
