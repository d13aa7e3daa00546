import { expect, test } from './fixtures.ts';
import { matchOfRoutes } from './match-of-routes.ts';
import { openPage } from './open-page.ts';
import { filledIn, isPage } from './route-row.ts';
import { FRAME_ROUTES } from './route-table.frames.ts';
import { webViewBudget } from './web-view-budget.ts';

test('no web view transfers more bytes of scripts than its budget on a first visit @phone', async ({
  page,
  product,
}) => {
  const { matchId } = await matchOfRoutes(product.url);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) urls.set(requestId, response.url);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength);
  });
  for (const row of FRAME_ROUTES.filter((each) => isPage(each, 'mobile'))) {
    const url = new URL(filledIn(row.path, matchId), product.url);
    // Its letters take the most bytes.
    url.searchParams.set('locale', 'ar');
    bytes.clear();
    await openPage(page, url.href);
    const sum = [...bytes.values()].reduce((total, each) => total + each, 0);
    const parts = Array.from(bytes, ([script, size]) => `${size} ${script}`);
    expect.soft(sum, [row.name, ...parts].join('\n')).toBeLessThanOrEqual(webViewBudget(row));
    expect.soft(sum, row.name).toBeGreaterThan(0);
  }
});
