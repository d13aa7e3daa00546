import { expect, test } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';

test('the country dialog shows the countries that were loaded at startup @core @phone', async ({
  page,
}) => {
  const arrived = page.waitForResponse('**/resources/countries.data**');
  await openPage(page, '/');
  await (await arrived).finished();
  await page.route('**/resources/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Choose your country' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose your country' });
  await expect(dialog.getByRole('button', { name: /^Portugal/ })).toBeVisible();
});

test('a search whose request fails offers leagues and teams loaded at startup @desktop', async ({
  page,
  field,
}) => {
  const match = field.match({ home: 'Vetch Sands', away: 'Woad Fields' });
  await match.kickOff();
  const arrived = page.waitForResponse('**/resources/suggested/all.data**');
  await openPage(page, '/');
  await (await arrived).finished();
  await page.route('**/resources/search-suggestions.data**', (route) => route.abort());
  await page.getByRole('searchbox').click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('group', { name: 'Popular leagues' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Popular teams' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Live now' })).toHaveCount(0);
});

test('service workers of older addresses are removed @core @phone', async ({ context, page }) => {
  await context.route('**/older/**', async (route) => {
    const isWorker = route.request().url().endsWith('.js');
    await route.fulfill({
      contentType: isWorker ? 'text/javascript' : 'text/html',
      headers: { 'Service-Worker-Allowed': '/' },
      body: isWorker ? 'addEventListener("install", () => skipWaiting());' : '<!doctype html>',
    });
  });
  await openDocument(page, '/older/');
  const scopes = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(({ scope }) => new URL(scope).pathname).toSorted();
    });
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/older/worker.js', { scope: '/' });
    await navigator.serviceWorker.register('/older/worker.js');
    await navigator.serviceWorker.ready;
  });
  expect(await scopes()).toEqual(['/', '/older/']);
  await openPage(page, '/');
  await expect.poll(scopes).toEqual([]);
});

test('a browser whose user agent changes on resize gets the layout of the new device @phone', async ({
  context,
  page,
}) => {
  // Its requester also listens to the window: the page may lack both for a while.
  const atRest = page.waitForResponse('**/resources/countries.data**');
  await openPage(page, '/');
  await atRest;
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'mobile');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'desktop');
});

test('a link whose script fails to load still opens its page @desktop', async ({ page }) => {
  await page.route(/\/assets\/leagues-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, '/football/matches/all');
  await page.getByRole('link', { name: 'Leagues', exact: true }).first().click();
  await expect(page.locator('[data-page="leagues"]')).toBeVisible();
  await expect(page).toHaveURL(/\/football\/leagues$/);
});
