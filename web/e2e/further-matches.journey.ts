import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { sendCatalogue } from './feed.ts';
import { layoutShift } from './layout-shift.ts';
import { openPage } from './open-page.ts';

test('matches further down Home load when a reader comes near, also after a failure, and nothing moves @phone', async ({
  page,
  baseURL,
}) => {
  const league = { id: `further-${randomUUID()}`, name: 'Further League' };
  const last = `Zaunkönig ${league.id.slice(-6)}`;
  const startTime = new Date().setUTCHours(12, 0, 0, 0);
  await sendCatalogue(
    baseURL ?? '',
    Array.from({ length: 30 }, (_, index) => {
      const home = index === 29 ? last : `Wren ${index}`;
      return {
        matchId: `${league.id}-${index}`,
        fixture: {
          sportId: 1,
          league,
          home: { id: `${league.id}-h${index}`, name: home, shortName: home },
          away: { id: `${league.id}-a${index}`, name: 'Heron', shortName: 'Heron' },
          startTime,
        },
      };
    }),
  );
  const requests: string[] = [];
  await page.route('**/resources/further-matches*', (route) => {
    requests.push(route.request().url());
    return requests.length === 1 ? route.abort() : route.continue();
  });
  // Matches of other tests begin and end meanwhile, which is theirs to watch.
  await page.routeWebSocket(/./, () => {});
  await openPage(page, '/');
  expect(await (await page.request.get('/')).text()).not.toContain(last);
  // A match of another test that begins now adds its row above: `layout-shift` watches the opening.
  const before = await layoutShift(page);
  const row = page.getByRole('link', { name: last });
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 500));
    expect(await row.count()).toBe(1);
  }).toPass({ timeout: 30_000 });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  expect(requests).toHaveLength(2);
  expect((await layoutShift(page)) - before).toBeLessThan(0.01);
});
