import { collectFaults } from './console-faults.ts';
import { expect, test } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';

const NAMES = { home: 'Juniper Bay', away: 'Kestrel Rock' };

const frameOf = (source: string) =>
  `<!doctype html><title>Host</title><link rel="icon" href="data:," />
  <iframe src="${source}" width="380" height="700"></iframe>`;

test('an iframe on the product’s own site shows a match and its live updates @core @phone', async ({
  page,
  field,
}) => {
  const match = field.match(NAMES);
  await match.kickOff();
  const faults = collectFaults(page);
  await page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: frameOf(`/live-stat?matchId=${match.matchId}`),
    }),
  );
  await openDocument(page, '/host');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('article')).toContainText('Juniper Bay');
  await match.score(1, 0, { stats: { Shots: { home: 3, away: 1 } } });
  await expect(frame.getByRole('row', { name: /Shots/ })).toContainText('3');
  expect(faults).toEqual([]);
});

test('an iframe on another site is refused @phone', async ({ page, product, site, field }) => {
  const match = field.match(NAMES);
  await match.kickOff();
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  const framed = `${product.url}/live-stat?matchId=${match.matchId}`;
  await openDocument(page, site.page(frameOf(framed)));
  await expect.poll(() => refusals.join()).toMatch(/frame-ancestors 'self'/);
  await expect(page.frameLocator('iframe').getByRole('article')).toHaveCount(0);
});

test('an app’s web view goes from the list to a match, without bars @phone', async ({
  page,
  field,
}) => {
  const match = field.match(NAMES);
  await match.kickOff();
  const faults = collectFaults(page);
  await openPage(page, '/live-stat?platform=ios&device_id=journey&app_version=2.0.0');
  await page.locator(`a[href*="${match.matchId}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/live-stat\\?matchId=${match.matchId}$`));
  await expect(page.getByRole('article')).toContainText('Kestrel Rock');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(faults).toEqual([]);
});
