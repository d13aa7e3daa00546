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

test('a star that is pressed before the page’s scripts have loaded is set once they have, and alerts are offered @phone', async ({
  page,
  field,
}) => {
  const { home, away } = await announced(field);
  await keepToasts(page);
  const arrive = await openPainted(page, '/football/matches/all');
  const star = page.getByRole('button', { name: `Favourite: ${home} vs ${away}`, exact: true });
  await star.click();
  // A visitor without an answer presses again.
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await arrive();
  // It stands among the fan's own matches now, too.
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toBeVisible();
});

test('a league that a fan collapsed is hidden before the page’s scripts have loaded, and a press shows it @phone', async ({
  page,
  field,
}) => {
  const { matchId } = await announced(field);
  const path = '/football/matches/all';
  await openPage(page, path);
  const row = page.locator(`a[data-match-id="${matchId}"]`);
  const button = page.getByRole('button', { name: /Journey League/ });
  await expect(row).toBeVisible();
  await button.click();
  await expect(row).toBeHidden();

  const arrive = await openPainted(page, path);
  await expect(row).toHaveCount(1);
  await expect(row).toBeHidden();
  const { y: before } = (await button.boundingBox()) ?? {};
  await arrive();
  await expect(row).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect((await button.boundingBox())?.y).toBe(before);

  await page.unrouteAll();
  const arriveAgain = await openPainted(page, path);
  await button.click();
  await arriveAgain();
  await expect(row).toBeVisible();
});
