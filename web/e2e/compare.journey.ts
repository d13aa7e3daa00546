import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { MatchDetails } from '../../realtime/protocol/details.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { finished, sendCatalogue, sendDetails } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';

const DAY = 86_400_000;

/** Sends a league of two clubs that met three times. Returns them, and a scorer and a keeper of the first one. */
async function sendRivals(baseUrl: string) {
  const id = `rivals-${randomUUID().slice(0, 8)}`;
  const otter = { id: `${id}-a`, name: `Otter Vale ${id}`, shortName: 'Otter Vale' };
  const heron = { id: `${id}-b`, name: `Heron Moor ${id}`, shortName: 'Heron Moor' };
  const scorer = { id: `${id}-p`, name: 'Lena Farr', number: 9, position: 'FW' };
  const keeper = { id: `${id}-q`, name: 'Odile Brant', number: 1, position: 'GK' };
  const league = { id, name: 'Two Rivers League', country: 'es' };
  const season = { id: `${id}-s`, name: '2026-27' };
  const now = Date.now();
  const matches = [finished(2, 1), finished(1, 0), finished(3, 0)].map((result, index) => {
    const startTime = now - (9 - index) * DAY;
    const fixture = { sportId: 1 as const, league, home: otter, away: heron, startTime };
    return { matchId: `${id}-${index}`, fixture, season, result };
  });
  await sendCatalogue(baseUrl, matches);
  const details = matches.map(({ matchId }, index): MatchDetails => ({
    matchId,
    occurredAt: now,
    lineups: { home: { confirmed: true, starters: [scorer, keeper], substitutes: [] } },
    boxScore: {
      home: {
        players: [
          { ...scorer, starter: true, values: { minutes: 90, goals: index, shots: 4 } },
          { ...keeper, starter: true, values: { minutes: 90, saves: 3 } },
        ],
      },
    },
  }));
  await sendDetails(baseUrl, details);
  return { otter, heron, scorer, keeper };
}

/** Returns the figures of the row with this name, as the page lists them. */
async function figuresOf(page: Page, title: string, name: string): Promise<string[]> {
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  const row = part
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  return row.getByRole('cell').allTextContents();
}

test('a fan compares two teams, and two players @core @phone', async ({ page, product }) => {
  const faults = collectFaults(page);
  const { otter, heron, scorer, keeper } = await sendRivals(product.url);

  await openPage(page, `/team/${heron.id}/overview`);
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Compare ${heron.name} with…`);
  // The rival is at hand, and a search finds it too.
  await expect(page.getByRole('link', { name: /^Otter Vale/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(otter.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword/);
  await page.getByRole('link', { name: /^Otter Vale/ }).click();
  await expect(page).toHaveURL(
    new RegExp(`/football/compare/teams/otter-vale-.+-vs-heron-moor-.+/${otter.id}/${heron.id}$`),
  );
  await expect(page).toHaveTitle(/^Otter Vale .+ and Heron Moor .+ side by side · /);
  const season = 'Two Rivers League 2026-27';
  await expect(page.getByRole('heading', { name: season })).toBeVisible();
  expect(await figuresOf(page, season, 'Points')).toEqual(['9', '0']);
  expect(await figuresOf(page, season, 'Goals per match')).toEqual(['2.00', '0.33']);
  await expect(page.getByText(`${otter.name} won the last 3 meetings.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meetings' })).toBeVisible();

  await openPage(page, `/player/${scorer.id}`);
  await expect(page.getByRole('heading', { name: 'Goals match by match, added up' })).toBeVisible();
  await page.getByText('All figures, match by match').click();
  const course = page.locator('details').filter({ hasText: 'All figures, match by match' });
  await expect(course.getByRole('row')).toHaveCount(4);
  await expect(course.getByRole('row').nth(1)).toContainText('Heron Moor');
  await expect(page.getByRole('heading', { name: 'Per 90 minutes' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(keeper.name);
  await page.keyboard.press('Enter');
  await page.locator(`a[href*="${keeper.id}"]`).click();
  await expect(page.getByRole('heading', { name: 'Per 90 minutes' })).toBeVisible();
  expect(await figuresOf(page, season, 'Goals')).toEqual(['3', '–']);
  expect(await figuresOf(page, 'Per 90 minutes', 'Goals')).toEqual(['1.00', '–']);
  expect(faults).toEqual([]);
});

test('axe finds nothing on two teams and two players with results side by side, nor on a player’s course @phone', async ({
  page,
  product,
}) => {
  const { otter, heron, scorer, keeper } = await sendRivals(product.url);
  for (const path of [
    `/compare/teams/${otter.id}/${heron.id}`,
    `/compare/players/${scorer.id}/${keeper.id}`,
    `/player/${scorer.id}`,
  ]) {
    await openPage(page, path);
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((details) => details.toggleAttribute('open', true)));
    expect(await axeFindings(page), path).toEqual([]);
    expect(await horizontalOverflow(page), path).toBe(0);
  }
});
