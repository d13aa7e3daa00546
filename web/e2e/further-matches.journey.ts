import { randomUUID } from 'node:crypto';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { sendCatalogue } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { openPage } from './open-page.ts';
import { ownProduct } from './own-product.ts';

/** Separate product: other journeys’ matches would make Home longer, and move it when they begin. */
const url = ownProduct();

test('matches further down Home load when a reader comes near, also after a failure, and nothing moves @phone', async ({
  page,
  timezoneId,
}) => {
  const league = { id: `further-${randomUUID()}`, name: 'Further League' };
  const noon = startOfDay(Date.now(), timezoneId ?? 'UTC') + 12 * 3_600_000;
  const last = `Zaunkönig ${league.id.slice(-6)}`;
  await sendCatalogue(
    url(),
    Array.from({ length: 30 }, (_, index) => {
      const home = index === 29 ? last : `Wren ${index}`;
      return {
        matchId: `${league.id}-${index}`,
        fixture: {
          sportId: 1,
          league,
          home: { id: `${league.id}-h${index}`, name: home, shortName: home },
          away: { id: `${league.id}-a${index}`, name: 'Heron', shortName: 'Heron' },
          startTime: noon,
        },
      };
    }),
  );
  const requests: string[] = [];
  await page.route('**/resources/further-matches*', (route) => {
    requests.push(route.request().url());
    return requests.length === 1 ? route.abort() : route.continue();
  });
  await openPage(page, `${url()}/`);
  expect(await (await page.request.get(`${url()}/`)).text()).not.toContain(last);
  const row = page.getByRole('link', { name: last });
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 500));
    expect(await row.count()).toBe(1);
  }).toPass();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  expect(requests).toHaveLength(2);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
