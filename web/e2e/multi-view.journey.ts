import type { Page } from 'playwright/test';
import { axeFindings } from './axe.ts';
import type { Field } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';

const GOAL = { id: 'g', type: 'goal', team: 'home', minute: 21, player: 'Ada Quill' } as const;

const named = (field: Field, name: string) => field.match({ home: name, away: `${name} City` });

/** Returns the ids of the shown matches, in order. */
const shown = (page: Page) =>
  page
    .locator('main article[data-match-id]')
    .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-match-id')));

const idsIn = (page: Page) => new URL(page.url()).searchParams.getAll('m');

test('matches stand side by side: one is added, moved and removed by keyboard, and a goal shows @core @phone', async ({
  page,
  field,
}) => {
  const alder = named(field, 'Alder');
  const birch = named(field, 'Birch');
  const cedar = named(field, 'Cedar');
  for (const match of [alder, birch, cedar]) await match.kickOff();

  // From the match's page.
  await openPage(page, `/football/match/${alder.matchId}`);
  await page.getByRole('button', { name: 'More ways to watch' }).press('Enter');
  await page.getByRole('link', { name: 'Watch beside others' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/live/multi-view\\?m=${alder.matchId}$`));
  await expect(page).toHaveTitle(/^1 match beside others/);
  const history = await page.evaluate(() => window.history.length);

  for (const match of [birch, cedar]) {
    await page.getByRole('button', { name: 'Add a match' }).press('Enter');
    const picker = page.getByRole('dialog', { name: 'Add a match' });
    await picker.getByRole('searchbox').fill(match.home);
    await picker.getByRole('button', { name: new RegExp(`^${match.home}`) }).press('Enter');
    await expect(page.getByRole('article', { name: new RegExp(`^${match.home}`) })).toBeVisible();
  }
  expect(idsIn(page)).toEqual([alder, birch, cedar].map(({ matchId }) => matchId));

  // The button that moved keeps the focus.
  const back = page.getByRole('button', { name: new RegExp(`^Move ${cedar.home}.* back$`) });
  await back.press('Enter');
  const moved = [alder, cedar, birch].map(({ matchId }) => matchId);
  await expect.poll(() => shown(page)).toEqual(moved);
  expect(idsIn(page)).toEqual(moved);
  await expect(back).toBeFocused();

  const panel = page.getByRole('article', { name: new RegExp(`^${cedar.home}`) });
  await cedar.score(1, 0, { incidents: [GOAL] });
  await expect(panel.locator('header')).toContainText('1–0');
  await expect(panel.getByRole('region')).toContainText('Ada Quill');
  expect(await horizontalOverflow(page)).toBe(0);

  await page.getByRole('button', { name: new RegExp(`^Remove ${alder.home}`) }).press('Enter');
  await expect.poll(() => shown(page)).toEqual(moved.slice(1));
  await expect(page.getByRole('button', { name: 'Add a match' })).toBeFocused();
  // Every change replaced the address.
  expect(await page.evaluate(() => window.history.length)).toBe(history);

  // The address is enough for others.
  await openPage(page, `${new URL(page.url()).search.replace(/^/, '/live/multi-view')}&m=none`);
  expect(await shown(page)).toEqual(moved.slice(1));
  await expect(page.getByText('1 match was not found.')).toBeVisible();
});

test('an address with five matches shows the first four, and no fifth can be added @desktop', async ({
  page,
  field,
}) => {
  const matches = ['Fir', 'Gum', 'Hazel', 'Ivy', 'Juniper'].map((name) => named(field, name));
  for (const match of matches) await match.kickOff();
  const query = new URLSearchParams(matches.map(({ matchId }) => ['m', matchId]));
  await openPage(page, `/live/multi-view?${query}`);
  expect(await shown(page)).toEqual(matches.slice(0, 4).map(({ matchId }) => matchId));
  await expect(page.getByText('At most 4 matches fit: 1 was left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a match' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Side by side: all panels begin at the same height.
  const tops = await page
    .locator('main article[data-match-id]')
    .evaluateAll((panels) => panels.map((panel) => Math.round(panel.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);

  await matches[0]?.score(1, 0, { incidents: [GOAL] });
  await expect(page.getByRole('article').first()).toContainText('Ada Quill');
  expect(await axeFindings(page)).toEqual([]);
});
