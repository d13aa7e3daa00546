import { CORE } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';
import { textFaults } from './text-faults.ts';

/** Home's stage has one of them, its tiles the others. */
const FOLLOWED = 4;
/** The demo's fullest screens: the leagues of route checks have one match. */
const FULL = [
  '/',
  '/football/matches/all',
  '/football/league/demo-fb-6/bracket',
  '/football/league/demo-fb-1/standings',
  '/basketball/league/demo-bb-2/standings',
];

test.use({ isFrozen: true });

test(`followed matches, a full day, tables and a bracket fit at 320 px ${CORE} @phone`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/football/matches/all');
  const main = page.getByRole('main');
  const names = await main
    .getByRole('button', { name: / vs / })
    .evaluateAll((stars) => stars.map((star) => star.getAttribute('aria-label') ?? ''));
  // By name: a pressed star may move its row.
  for (const name of names.slice(0, FOLLOWED)) {
    const star = main.getByRole('button', { name, exact: true }).first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  for (const path of FULL) {
    await openPage(page, `${path}?lang=es-MX`);
    if (path === '/') {
      const tiles = main.locator('section', { has: page.locator('h2 > a[href="/for-you"]') });
      await expect(tiles.locator('a[data-match-id]')).toHaveCount(FOLLOWED - 1);
    }
    expect(await horizontalOverflow(page), path).toBe(0);
    expect(await textFaults(page), path).toEqual([]);
  }
});
