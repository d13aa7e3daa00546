import { axeFindingsOnBoth } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

test('a keyword gets suggestions by kind and results, and is remembered in this browser @phone', async ({
  page,
  baseURL,
}) => {
  const faults = collectFaults(page);
  const match = new MatchOnTheField(baseURL ?? '', { home: 'Búho Real', away: 'Begonia Sur' });
  await match.kickOff();
  await openPage(page, '/search');
  const box = page.getByRole('combobox', { name: /^Search/ });
  await box.fill('buho');
  await expect(page.getByRole('group', { name: 'Teams' })).toContainText('Búho Real');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFindingsOnBoth(page)).toEqual([]);

  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=buho$/);
  await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Búho Real/ }).first()).toBeVisible();

  await openPage(page, '/search');
  await expect(page.getByRole('link', { name: 'buho' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('link', { name: 'buho' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a search works without scripts @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/search');
  await page.getByRole('combobox').fill('football');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=football$/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Football/ })).toBeVisible();
  await context.close();
});

test('many results are paged by kind @phone', async ({ page, baseURL }) => {
  for (let number = 10; number < 22; number += 1) {
    const match = new MatchOnTheField(baseURL ?? '', {
      home: `Mimosa ${number}`,
      away: `Mimosa Reserves ${number}`,
    });
    await match.kickOff();
  }
  await openPage(page, '/search?keyword=mimosa');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^All \d+ teams and players$/ })
    .click();
  await expect(page).toHaveURL(/type=team$/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/Page 1 of [2-9]/);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/type=team&page=2$/);
  await expect(page.getByRole('link', { name: /^Mimosa/ }).first()).toBeVisible();
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/type=team$/);
});

test('a mistyped name is found, and a match by its two teams @phone', async ({ page, baseURL }) => {
  const home = 'Verbena Vale';
  const match = new MatchOnTheField(baseURL ?? '', { home, away: 'Wisteria Wells' });
  await match.kickOff();
  await openPage(page, '/search?keyword=vebrena');
  const found = page.getByRole('main').getByRole('link', { name: new RegExp(`^${home}`) });
  await expect(found.first()).toBeVisible();
  await page.getByRole('combobox').fill('wisteria v verbena vlae');
  const matches = page.getByRole('group', { name: 'Matches' });
  await expect(matches).toContainText(home);
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${match.matchId}$`));
});

test('the bar’s empty search box offers live matches, popular leagues and teams @desktop', async ({
  page,
  baseURL,
}) => {
  // A phone's bar has no box: its search page offers the same.
  const match = new MatchOnTheField(baseURL ?? '', { home: 'Yarrow York', away: 'Zinnia Zell' });
  await match.kickOff();
  await openPage(page, '/live');
  await page.getByRole('searchbox').click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('group', { name: 'Live now' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Popular leagues' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Popular teams' })).toBeVisible();
  expect(await axeFindingsOnBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});
