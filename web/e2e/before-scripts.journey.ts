import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { awake, openPage } from './open-page.ts';

/** Opens a page without its scripts. Returns the function that lets them load. */
async function openPainted(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await awake(page);
  };
}

async function announced(baseURL: string | undefined): Promise<MatchOnTheField> {
  const name = randomUUID().slice(0, 8);
  const match = new MatchOnTheField(baseURL ?? '', { home: `Elder ${name}`, away: `Fir ${name}` });
  await match.announce(Date.now());
  return match;
}

const starOf = (page: Page, { home, away }: MatchOnTheField) =>
  page.getByRole('button', { name: new RegExp(`^Favourite: ${home}.*${away}`) });

/** Collapses the league of a match, and opens the page again without its scripts. */
async function openCollapsed(page: Page, baseURL: string | undefined) {
  const { matchId } = await announced(baseURL);
  const path = '/football/matches/all';
  await openPage(page, path);
  const row = page.locator(`a[data-match-id="${matchId}"]`);
  const button = page.getByRole('button', { name: /Journey League/ });
  await expect(row).toBeVisible();
  await button.click();
  await expect(row).toBeHidden();
  return { row, button, arrive: await openPainted(page, path) };
}

test('a star that is pressed before the page’s scripts have loaded is set once they have @phone', async ({
  page,
  baseURL,
}) => {
  const match = await announced(baseURL);
  const arrive = await openPainted(page, '/football/matches/all');
  const star = starOf(page, match);
  await star.click();
  // A visitor without an answer presses again.
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await arrive();
  // It stands among the fan's own matches now, too.
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
});

test('a press on a match’s star before the page’s scripts have loaded offers its alerts @desktop', async ({
  page,
  baseURL,
}) => {
  const match = await announced(baseURL);
  const arrive = await openPainted(page, `/football/match/${match.matchId}`);
  await starOf(page, match).first().click();
  await arrive();
  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toBeVisible();
});

test('matches of a collapsed league are hidden before the page’s scripts have loaded @phone', async ({
  page,
  baseURL,
}) => {
  const { row, button, arrive } = await openCollapsed(page, baseURL);
  await expect(row).toHaveCount(1);
  await expect(row).toBeHidden();
  const { y: before } = (await button.boundingBox()) ?? {};
  await arrive();
  await expect(row).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect((await button.boundingBox())?.y).toBe(before);
  await button.click();
  await expect(row).toBeVisible();
});

test('a collapsed league that is pressed before the page’s scripts have loaded shows its matches @desktop', async ({
  page,
  baseURL,
}) => {
  const { row, button, arrive } = await openCollapsed(page, baseURL);
  await button.click();
  await arrive();
  await expect(row).toBeVisible();
});
