import type { Page } from 'playwright/test';
import type { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { matchOfRoutes } from './match-of-routes.ts';
import { openPage } from './open-page.ts';
import { filledIn, isPage } from './route-row.ts';
import { FRAME_ROUTES } from './route-table.frames.ts';
import { webViewBudget } from './web-view-budget.ts';

let match: MatchOnTheField;

test.beforeAll(async ({ baseURL }) => {
  match = await matchOfRoutes(baseURL ?? '');
});

/** Opens a page as a first visit does, and returns the transferred bytes of each script. */
async function scriptsOf(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
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
  await openPage(page, path);
  await session.detach();
  return bytes;
}

const ROWS = FRAME_ROUTES.filter((row) => isPage(row, 'mobile') && !row.isMarkupOnly);
for (const row of ROWS) {
  const { name, path } = row;
  const budget = webViewBudget(row);
  test(`${name} transfers at most ${budget} bytes of scripts @phone`, async ({ page }) => {
    const url = new URL(filledIn(path, match.matchId), 'http://localhost');
    // Its letters take the most bytes.
    url.searchParams.set('locale', 'ar');
    const scripts = await scriptsOf(page, `${url.pathname}${url.search}`);
    const sum = [...scripts.values()].reduce((total, each) => total + each, 0);
    expect(scripts.size).toBeGreaterThan(0);
    expect(
      sum,
      [...scripts].map(([script, size]) => `${size} ${script}`).join('\n'),
    ).toBeLessThanOrEqual(budget);
  });
}
