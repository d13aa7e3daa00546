import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectCrashes, launchBrowser } from './browser.ts';
import { beginMatch, sendUpdates, takeDatabaseAway } from './database-away.ts';
import { startProduct, type Product } from './product.ts';
import { readWorkerLines } from './worker-lines.ts';

let matchId: string;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  matchId = await beginMatch(product);
  await takeDatabaseAway(product);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe('while the database is unavailable', () => {
  it('the search box shows an error, also on a cut connection', async () => {
    const page = await browser.newPage();
    const crashes = collectCrashes(page);
    await page.goto(`${product.url}/search`);
    const box = page.getByRole('combobox');
    await box.fill('harbour');
    await page.getByText('The search failed. Press Enter to try again.').waitFor();
    // A cut connection does not make an error page of it either.
    await page.route('**/resources/**', (route) => route.abort());
    await box.fill('quarry');
    await page.getByText('The search failed. Press Enter to try again.').waitFor();
    expect(await page.getByText('Nothing found').count()).toBe(0);
    expect(crashes).toEqual([]);
    await page.close();
  });

  it('open pages stay live', async () => {
    const page = await browser.newPage();
    const crashes = collectCrashes(page);
    await page.goto(product.url);
    const row = page.locator(`[data-match-id="${matchId}"]`);
    await row.waitFor();
    await sendUpdates(product, matchId, [{ sequence: 4, score: { home: 4, away: 1 } }]);
    await row.getByText('4', { exact: true }).waitFor();
    await page.goto(`${product.url}/football/match/a-vs-b/${matchId}`);
    await sendUpdates(product, matchId, [{ sequence: 5, score: { home: 5, away: 1 } }]);
    await page.locator('header').getByText('5', { exact: true }).waitFor();
    expect(crashes).toEqual([]);
    await page.close();
  });

  it('no page throws', async () => {
    const events = (await readWorkerLines(product.state)).map(({ event }) => event);
    expect(events).toContain('request');
    expect(events).not.toContain('page-fault');
  });
});
