import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { finished, sendCatalogue } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { layoutShift } from './layout-shift.ts';
import { openPage } from './open-page.ts';

const DAY = 86_400_000;
const league = { id: 'rivers', name: 'Seven Rivers League', country: 'es' };
const season = { id: 'rivers-2026', name: '2026-27' };
const teams = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elder', 'Fir', 'Gorse'].map((name) => ({
  id: `rivers-${name.toLowerCase()}`,
  name: `${name} Athletic`,
  shortName: name,
}));

/** Days until the matches that are left: no list of another test shows them. */
const REST = 60;

/** Each team hosts each other once; the first five have, and won. */
function listed(now: number): CatalogueMatch[] {
  return teams.flatMap((home, place) =>
    teams
      .filter((away) => away !== home)
      .map((away, index) => ({
        matchId: `${home.id}-${away.id}`,
        fixture: {
          sportId: 1,
          league,
          home,
          away,
          startTime: now + ((place - 5) * 6 + index + (place < 5 ? 0 : REST)) * DAY - DAY / 2,
        },
        season,
        ...(place < 5 && { result: finished(2, 0) }),
      })),
  );
}

test.beforeAll(async ({ product }) => {
  await sendCatalogue(product.url, listed(Date.now()), [
    {
      seasonId: season.id,
      zones: [
        { from: 1, to: 2, kind: 'qualification', name: 'Champions League' },
        { from: 7, to: 7, kind: 'relegation', name: 'Relegation' },
      ],
    },
  ]);
  const database = await product.database();
  // Its matches have rested.
  await database.prepare('UPDATE season_outlooks SET due_at = 1').all();
  await product.reconcile();
});

test('a fan reads below the table how the season may end @core @phone', async ({ page }) => {
  const faults = collectFaults(page);
  await openPage(page, '/football/league/seven-rivers-league/rivers/standings');
  const outlook = page.getByRole('table', { name: 'Chances at the end of the season' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(outlook).toBeVisible();
  await expect(outlook.getByRole('columnheader')).toHaveText([
    'Team',
    'Pts at end',
    'Champions',
    'Champions League',
    'Relegation',
  ]);
  await expect(outlook.getByRole('row')).toHaveCount(teams.length + 1);
  await expect(page.getByText('10,000 simulations of the 12 matches left')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);

  // A table of away matches has none.
  await page.getByRole('link', { name: 'Away', exact: true }).click();
  await expect(page).toHaveURL(/scope=away/);
  await expect(outlook).toHaveCount(0);
});
