import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_COUNTRY_COOKIE } from '../contracts/cookies.ts';
import { collectCrashes, launchBrowser } from './browser.ts';
import { startProduct, type Product } from './product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ vars: { RESTRICTED_COUNTRIES: 'fr', TEST_MODE: '1' } });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

it('an open page shows the restriction notice once its visitor is in a restricted country', async () => {
  const context = await browser.newContext();
  const isIn = (country: string) =>
    context.addCookies([{ name: TEST_COUNTRY_COOKIE, value: country, url: product.url }]);
  await isIn('es');
  const page = await context.newPage();
  const crashes = collectCrashes(page);
  await page.goto(product.url, { waitUntil: 'networkidle' });

  await isIn('fr');
  const data = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('.data'),
  );
  await page.locator('a[href^="/basketball/matches"]').first().click();
  expect((await data).status()).toBe(451);
  await page.waitForURL('**/geo-restricted');
  await page.getByText('not available in your country').first().waitFor();
  expect(crashes).toEqual([]);
});
