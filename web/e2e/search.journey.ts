import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendInOneRequest } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';

test('a keyword gets suggestions by kind and results, and is remembered in this browser @core @phone', async ({
  page,
  field,
}) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Búho Real', away: 'Begonia Sur' });
  await match.kickOff();
  await openPage(page, '/search');
  const box = page.getByRole('combobox', { name: /^Search/ });
  await expect(box).toBeFocused();
  await box.fill('buho');
  await expect(page.getByRole('group', { name: 'Teams' })).toContainText('Búho Real');
  await expect(box).toHaveAttribute('aria-expanded', 'true');

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search works @phone', async ({ page }) => {
    await openDocument(page, '/search');
    await page.getByRole('combobox').fill('football');
    await page.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=football$/);
    await expect(page.getByRole('main').getByRole('link', { name: /^Football/ })).toBeVisible();
  });
});

test('many results are paged by kind @phone', async ({ page, product, field }) => {
  const matches = Array.from({ length: 12 }, (_, number) =>
    field.match({ home: `Mimosa ${number + 10}`, away: `Mimosa Reserves ${number + 10}` }),
  );
  await sendInOneRequest(product.url, matches, (match) => match.kickOffChange());
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

test('a mistyped name is found, and a match by its two teams @phone', async ({ page, field }) => {
  const home = 'Verbena Vale';
  const match = field.match({ home, away: 'Wisteria Wells' });
  await match.kickOff();
  await openPage(page, '/search?keyword=vebrena');
  const found = page.getByRole('main').getByRole('link', { name: new RegExp(`^${home}`) });
  await expect(found.first()).toBeVisible();
  await page.getByRole('combobox').fill('wisteria v verbena vlae');
  const matches = page.getByRole('group', { name: 'Matches' });
  await expect(matches).toContainText(home);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${match.matchId}$`));
});

test('the bar’s empty search box offers live matches, popular leagues and teams @desktop', async ({
  page,
  field,
}) => {
  // A phone's bar has no box: its search page offers the same.
  const match = field.match({ home: 'Yarrow York', away: 'Zinnia Zell' });
  await match.kickOff();
  await openPage(page, '/live');
  await page.getByRole('searchbox').click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('group', { name: 'Live now' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Popular leagues' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Popular teams' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});
