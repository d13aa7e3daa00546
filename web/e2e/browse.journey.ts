import { startOfDay } from '../../edge/shared/time/day.ts';
import { collectFaults } from './console-faults.ts';
import type { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Noon of today in the zone of the browser, ms. */
const noonIn = (zone = 'UTC') => startOfDay(Date.now(), zone) + 12 * 3_600_000;

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
  // A match of the test before may still be listed.
  const button = page.getByRole('button', { name: /^\d+ match(es)? of Journey League\b/ });
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

// West and east of UTC, of which the edge makes a first visit's page; in Tokyo it is another day. Last: the match of
// Tokyo's day leaves the lists of other zones a moment after its test.
for (const timezoneId of ['America/Sao_Paulo', 'Asia/Tokyo'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('matches open on today in the visitor’s zone, and the date strip leads to other days @phone', async ({
      page,
      field,
    }) => {
      const faults = collectFaults(page);
      const match = field.match({ home: 'Umber Cross', away: 'Vetch Green' });
      await match.announce(noonIn(timezoneId));
      const dates = page.getByRole('navigation', { name: 'Dates' });
      for (const path of ['/football/matches', '/football/matches/all']) {
        await openPage(page, path);
        const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0));
        await expect(page).toHaveURL(new RegExp(`/football/matches/all\\?date=${midnight}$`));
        await expect(page.locator(`a[data-match-id="${match.matchId}"]`)).toBeVisible();
        await expect(dates.getByRole('link', { name: /^Today/ })).toHaveAttribute(
          'aria-current',
          'date',
        );
      }
      // The operator configures no banner.
      await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
      const tomorrow = dates.getByRole('link', { name: /^Tomorrow/ });
      await tomorrow.click();
      await expect(tomorrow).toHaveAttribute('aria-current', 'date');
      expect(faults).toEqual([]);
    });
  });
