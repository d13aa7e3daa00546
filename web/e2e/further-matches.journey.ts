import { startOfDay } from '../../edge/shared/time/day.ts';
import { sendCatalogue } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { openPage } from './open-page.ts';

const DAY = 86_400_000;
const LAST = 'Zaunkönig';

/** Puts thirty matches on a day; they move there from an earlier one. No room has them. */
async function putOn(baseUrl: string, startTime: number): Promise<void> {
  await sendCatalogue(
    baseUrl,
    Array.from({ length: 30 }, (_, index) => {
      const home = index === 29 ? LAST : `Wren ${index}`;
      return {
        matchId: `further-${index}`,
        fixture: {
          sportId: 1,
          league: { id: 'further', name: 'Further League' },
          home: { id: `further-h${index}`, name: home, shortName: home },
          away: { id: `further-a${index}`, name: 'Heron', shortName: 'Heron' },
          startTime,
        },
      };
    }),
  );
}

test.afterEach(({ product }) => putOn(product.url, Date.now() + 183 * DAY));

test('matches further down Home load when a reader comes near, also after a failure, and nothing moves @phone', async ({
  page,
  request,
  timezoneId,
  product,
}) => {
  await putOn(product.url, startOfDay(Date.now(), timezoneId ?? 'UTC') + DAY / 2);
  // A page that the product still has from an earlier test rightly moves as that test's matches leave it.
  await expect(async () => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('Wren 0');
    expect(html).not.toContain('Journey League');
  }).toPass();
  const requests: string[] = [];
  await page.route('**/resources/further-matches*', (route) => {
    requests.push(route.request().url());
    return requests.length === 1 ? route.abort() : route.continue();
  });
  await openPage(page, '/');
  expect(await (await page.request.get('/')).text()).not.toContain(LAST);
  const row = page.getByRole('link', { name: LAST });
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 500));
    expect(await row.count()).toBe(1);
  }).toPass();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  expect(requests).toHaveLength(2);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
