import { createServer, type Server } from 'node:http';
import { collectFaults } from './console-faults.ts';
import { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';

let match: MatchOnTheField;
/** Another site on this machine; its only page embeds the URL from its query. */
let site: Server;

const hostPage = (source: string) =>
  `<!doctype html><title>Host</title><link rel="icon" href="data:," />
  <iframe src="${source}" width="380" height="700"></iframe>`;

test.beforeAll(async ({ baseURL }) => {
  match = new MatchOnTheField(baseURL ?? '', { home: 'Juniper Bay', away: 'Kestrel Rock' });
  await match.kickOff();
  site = createServer(({ url = '' }, answer) => {
    const framed = new URL(url, 'http://localhost').searchParams.get('framed') ?? '';
    answer.writeHead(200, { 'content-type': 'text/html' }).end(hostPage(framed));
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
});

test.afterAll(() => site.close());

test('an iframe on the product’s own site shows a match and its live updates @phone', async ({
  page,
  baseURL,
}) => {
  const faults = collectFaults(page);
  await page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: hostPage(`/live-stat?matchId=${match.matchId}`),
    }),
  );
  await page.goto(`${baseURL ?? ''}/host`, { waitUntil: 'networkidle' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('article')).toContainText('Juniper Bay');
  await match.score(1, 0, { stats: { Shots: { home: 3, away: 1 } } });
  await expect(frame.getByRole('row', { name: /Shots/ })).toContainText('3');
  expect(faults).toEqual([]);
});

test('an iframe on another site is refused @phone', async ({ page, baseURL }) => {
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  const framed = `${baseURL ?? ''}/live-stat?matchId=${match.matchId}`;
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await page.goto(`http://localhost:${port}/?${new URLSearchParams({ framed })}`);
  await expect.poll(() => refusals.join()).toMatch(/frame-ancestors 'self'/);
  await expect(page.frameLocator('iframe').getByRole('article')).toHaveCount(0);
});

test('an app’s web view goes from the list to a match, without bars @phone', async ({ page }) => {
  const faults = collectFaults(page);
  await page.goto('/live-stat?platform=ios&device_id=journey&app_version=2.0.0');
  await page.locator(`a[href*="${match.matchId}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/live-stat\\?matchId=${match.matchId}$`));
  await expect(page.getByRole('article')).toContainText('Kestrel Rock');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(faults).toEqual([]);
});
