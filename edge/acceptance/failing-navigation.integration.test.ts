import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_COUNTRY_COOKIE, TIME_ZONE_COOKIE } from '../contracts/cookies.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { AWAKE, collectCrashes, launchBrowser } from './browser.ts';
import { catalogueAt, RESULTS } from './catalogue.ts';
import { FAULTS } from './faults.ts';
import { importCatalogue } from './import-catalogue.ts';
import { startProduct, type Product } from './product.ts';
import { forwardTo, startRecorder, type Recorder } from './recorder.ts';
import { readWorkerLines } from './worker-lines.ts';

const DAY = 86_400_000;
const now = Date.now();
/** Day of the last result: its page lists that match. */
const dayOfResult = Math.floor((now - DAY) / DAY) * DAY;
const list = `/football/matches/all?date=${dayOfResult}`;

let api: ApiProcess;
let recorder: Recorder;
let product: Product;
let browser: Browser;
let page: Page;
let crashes: string[];

beforeAll(async () => {
  api = await startApiProcess({ country: 'ES' });
  await importCatalogue(api, catalogueAt(now));
  recorder = await startRecorder(forwardTo(api.url));
  product = await startProduct({
    vars: {
      MEDIA_API_URL: `${recorder.url}/media`,
      RESTRICTED_COUNTRIES: 'fr',
      TIME_SCALE: '1',
    },
  });
  browser = await launchBrowser();
  const context = await browser.newContext({ timezoneId: 'UTC' });
  await context.addCookies([{ name: TIME_ZONE_COOKIE, value: 'UTC', url: product.url }]);
  page = await context.newPage();
  crashes = collectCrashes(page);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await recorder.stop();
  await api.stop();
});

const CHOSEN = [
  'answers 503',
  'answers 429',
  'hangs',
  'closes amid its answer',
  'answers garbage',
  'answers 10 MB of JSON without saying so',
];

describe.each(FAULTS.filter(({ name }) => CHOSEN.includes(name)))(
  'an upstream that $name, once the page is open,',
  ({ answer, message }) => {
    it.each([
      ['a match', `a[href*="${RESULTS[2]}"]`],
      ['the matches', 'a[href^="/basketball/matches"]'],
      ['Home', 'a[href="/"]'],
    ])('makes the navigation to %s show the message without a crash', async (_page, link) => {
      recorder.answerWith(forwardTo(api.url));
      crashes.length = 0;
      await page.goto(product.url + list);
      await page.locator(AWAKE).waitFor({ state: 'attached' });
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const before = (await readWorkerLines(product.state)).length;

      recorder.answerWith(answer);
      await page.locator(link).first().click();
      await page.getByText(message).waitFor();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      const lines = (await readWorkerLines(product.state)).slice(before);
      expect(lines).toContainEqual(expect.objectContaining({ event: 'api-failure', message }));

      // The failure is over as soon as the upstream recovers.
      recorder.answerWith(forwardTo(api.url));
      await page.goBack();
      await page.locator(`a[href*="${RESULTS[2]}"]`).first().waitFor();
      expect(crashes).toEqual([]);
    });
  },
);

it('an open page shows the restriction notice once its visitor is in a restricted country', async () => {
  recorder.answerWith(forwardTo(api.url));
  const context = await browser.newContext();
  const isIn = (country: string) =>
    context.addCookies([{ name: TEST_COUNTRY_COOKIE, value: country, url: product.url }]);
  await isIn('es');
  const open = await context.newPage();
  const thrown = collectCrashes(open);
  await open.goto(product.url);
  await open.locator(AWAKE).waitFor({ state: 'attached' });

  await isIn('fr');
  const data = open.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('.data'),
  );
  await open.locator('a[href^="/basketball/matches"]').first().click();
  expect((await data).status()).toBe(451);
  await open.waitForURL('**/geo-restricted');
  await open.getByText('not available in your country').first().waitFor();
  expect(thrown).toEqual([]);
});
