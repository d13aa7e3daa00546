import type { Page } from 'playwright/test';
import type { Field, MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { keepToasts } from './keep-toasts.ts';
import { openDocument, openPage, settled } from './open-page.ts';

/** Opens a page without its scripts. Returns the function that lets them load. */
async function openPainted(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await openDocument(page, path, { waitUntil: 'commit' });
  return async () => {
    release();
    await settled(page);
  };
}

async function announced(field: Field): Promise<MatchOnTheField> {
  const match = field.match({ home: 'Elder Row', away: 'Fir Heath' });
  await match.announce(Date.now());
  return match;
}

const starOf = (page: Page, { home, away }: MatchOnTheField) =>
  page.getByRole('button', { name: new RegExp(`^Favourite: ${home}.*${away}`) });

/** Collapses the league of a match, and opens the page again without its scripts. */
async function openCollapsed(page: Page, field: Field) {
  const { matchId } = await announced(field);
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
  field,
}) => {
  const match = await announced(field);
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
  field,
}) => {
  const match = await announced(field);
  await keepToasts(page);
  const arrive = await openPainted(page, `/football/match/${match.matchId}`);
  await starOf(page, match).first().click();
  await arrive();
  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toBeVisible();
});

test('matches of a collapsed league are hidden before the page’s scripts have loaded @phone', async ({
  page,
  field,
}) => {
  const { row, button, arrive } = await openCollapsed(page, field);
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
  field,
}) => {
  const { row, button, arrive } = await openCollapsed(page, field);
  await button.click();
  await arrive();
  await expect(row).toBeVisible();
});
