import { CONSENT_COOKIE } from '../../edge/contracts/cookies.ts';
import { itemsOf } from '../../edge/local/collector/collected.ts';
import { startCollector, type Collector } from '../../edge/local/collector/server.ts';
import { newPerson } from './account.ts';
import { test as base, expect } from './fixtures.ts';
import { openPage } from './open-page.ts';

const test = base.extend<object, { collector: Collector }>({
  collector: [
    // Playwright reads a fixture's needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const collector = await startCollector();
      await run(collector);
      await collector.stop();
    },
    { scope: 'worker' },
  ],
  vars: ({ collector }, run) =>
    run({ MONITORING_URL: collector.url, MONITORING_ENVIRONMENT: 'uat' }),
});

test('each visit of a page, a tab or a popup is reported once under its name, and an action once @core @phone', async ({
  browser,
  product: { url },
  collector,
  field,
}) => {
  const match = field.match({ home: 'Alder Row', away: 'Birch End' });
  await match.kickOff();
  const state = async () => (await fetch(`${url}/api/media/v1/events/${match.matchId}`)).text();
  await expect.poll(state).toContain('"Live"');
  const { context, page } = await newPerson(browser, { baseURL: url });
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'analytics', url }]);
  const visited: string[] = [];
  const items = () => collector.collected().flatMap(itemsOf);
  const sees = async (...names: string[]) => {
    visited.push(...names);
    const screens = () =>
      items()
        .filter(({ text }) => text === 'view_changed')
        .map(({ details }) => details['toView']);
    await expect.poll(screens).toEqual(visited);
  };

  await openPage(page, `/football/match/alder-row-vs-birch-end/${match.matchId}`);
  await sees('match-details-overview-live');
  await page.evaluate(() => {
    // Imitates a browser without a share sheet, which refuses the clipboard once.
    let isRefused = true;
    const writeText = async () => {
      if (isRefused) {
        isRefused = false;
        throw new Error('denied');
      }
    };
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  await press(/^Share/);
  await sees('error-popup');
  await press(/^Share/);
  await press(/^Favourite/);
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await sees('match-details-standings-live');
  await page.getByRole('link', { name: 'News' }).first().click();
  await sees('news-page');
  await page.goBack();
  await sees('match-details-standings-live');

  await openPage(page, '/search?keyword=alder');
  await sees('search');
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: /country/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sees('country-selector-popup');
  }
  // Another query on a screen is no visit. What it would report arrives before the next page's name.
  await page.getByRole('combobox').fill('birch');
  await page.getByRole('combobox').press('Enter');
  await page.waitForURL(/keyword=birch/);
  await page.getByRole('link', { name: 'Home' }).last().click();
  await sees('home');
  expect(items().filter(({ details }) => details['type'] === 'bi-analytics')).toMatchObject([
    { text: 'share' },
    { text: 'star' },
    { text: 'search' },
    { text: 'search' },
  ]);
  await context.close();
});
