import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { axeFindings } from '../../web/e2e/axe.ts';
import { awake, openPage } from '../../web/e2e/open-page.ts';
import { storesOf } from '../../web/e2e/stores.ts';
import { CONSENT_COOKIE, DEVICE_ID_COOKIE } from '../contracts/cookies.ts';
import { PRODUCT } from '../contracts/product.ts';
import { itemsOf } from '../local/collector/collected.ts';
import { startCollector, type Collector } from '../local/collector/server.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import { startProduct, type Product } from './product.ts';

const TAG = 'https://tags.test/tag.js';
/** A headless browser's own user agent counts as a bot. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** A visitor who allows all, on a device that is recorded. */
const ALL = {
  [CONSENT_COOKIE]: 'analytics.recording',
  [DEVICE_ID_COOKIE]: '00000000000000000000000000000004',
};

let collector: Collector;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  collector = await startCollector();
  product = await startProduct({
    country: 'es',
    vars: {
      MONITORING_URL: collector.url,
      MONITORING_ENVIRONMENT: 'uat',
      RECORDING_URL: `${collector.url}/record`,
      TAG_ID: 'G-1',
      TAG_SCRIPT_URL: TAG,
    },
  });
  const executablePath = findBrowser();
  browser = await chromium.launch({
    // Like a fan's: an automated browser is not recorded.
    args: [...BROWSER_FLAGS, '--disable-blink-features=AutomationControlled'],
    ...(executablePath && { executablePath }),
  });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await collector?.stop();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** Opens a page in a context of its own, and waits until it is awake. `measured`: requests of measurement. */
async function open(
  path: string,
  {
    cookies = {},
    userAgent = USER_AGENT,
    headers = {},
  }: { cookies?: object; userAgent?: string; headers?: Record<string, string> } = {},
): Promise<{ page: Page; measured: string[] }> {
  const context = await browser.newContext({ userAgent, extraHTTPHeaders: headers });
  const { url } = product;
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value: String(value), url })),
  );
  const page = await context.newPage();
  const measured: string[] = [];
  page.on('request', (request) => {
    if ([collector.url, TAG].some((address) => request.url().startsWith(address)))
      measured.push(request.url());
  });
  await page.route(`${TAG}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagIsLoaded = true' }),
  );
  await page.goto(url + path);
  await awake(page);
  return { page, measured };
}

/** Returns the entries that the collector has of batches from the nth on. */
const textsFrom = (nth: number) =>
  collector
    .collected()
    .slice(nth)
    .flatMap(itemsOf)
    .map(({ text, details }) => details['toView'] ?? text);

const batchesSoFar = () => collector.collected().length;

const barOf = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

async function reopen(page: Page): Promise<void> {
  await page.reload();
  await awake(page);
}

it('who refuses is not measured or asked again until they agree; a bot and a privacy signal never', async () => {
  const others = [
    await open('/', { cookies: ALL, userAgent: BOT }),
    await open('/', { headers: { 'sec-gpc': '1' } }),
  ];
  const refusing = await open('/');
  const { page } = refusing;
  const html = await (await page.request.get(product.url)).text();
  expect(html).toContain('aria-label="Privacy choices"');
  const bar = barOf(page);
  // The bar is in the server's page and in its flow: it moves and covers nothing.
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  await bar.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Refuse' }).press('Enter');
  await reopen(page);
  // What these pages send would have arrived before the visit and the recording of a page that was opened later.
  await open('/news', { cookies: ALL });
  await expect.poll(() => textsFrom(0)).toContain('news-page');
  await expect.poll(() => collector.recorded().length).toBeGreaterThan(0);
  for (const other of [refusing, ...others]) {
    expect(other.measured).toEqual([]);
    expect(await barOf(other.page).count()).toBe(0);
  }

  const before = batchesSoFar();
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await dialog.getByRole('checkbox', { name: 'Statistics' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => textsFrom(before)).toContain('home');
});

it('who allows it is reported with app, session, user, web-vitals and traces, and is not asked again', async () => {
  const before = batchesSoFar();
  const { page } = await open('/?device_id=secret');
  await barOf(page).getByRole('button', { name: 'Allow' }).click();
  await page.waitForFunction(() => Reflect.get(window, 'tagIsLoaded') === true);
  for (const text of ['home', 'visitor-init', 'web-vitals'])
    await expect.poll(() => textsFrom(before)).toContain(text);
  const described = () =>
    collector
      .collected()
      .slice(before)
      .find(({ meta }) => meta.user?.attributes?.['deviceId']);
  await expect.poll(described).toMatchObject({
    meta: {
      app: { name: PRODUCT, environment: 'uat', version: expect.stringMatching(/./) },
      session: { id: expect.stringMatching(/./) },
      page: { url: `${product.url}/` },
      user: {
        attributes: {
          platform: 'pc',
          country: 'es',
          brand: BRANDS.tv.brandHeaderName,
          userAgent: USER_AGENT,
        },
      },
    },
  });

  // fetch-traces.test.ts has the paths that are traced.
  await page.evaluate(() => fetch('/api/middle/account/x?user=1'));
  await expect.poll(() => textsFrom(before)).toContain('GET /api/middle/account/x');
  await reopen(page);
  expect(await barOf(page).count()).toBe(0);
});

it('in Germany a browser stores nothing before an answer, in a web view neither', async () => {
  const { page } = await open('/frame/sportWidgets/1?device_id=d&user_id=u', {
    headers: { 'cf-ipcountry': 'DE' },
  });
  for (const path of ['/news', '/']) await openPage(page, product.url + path);
  await barOf(page).waitFor();
  expect(await storesOf(page)).toEqual([]);
  await barOf(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => storesOf(page)).toContain(`cookie ${DEVICE_ID_COOKIE}`);
});

/** Attributes that readers do not see. */
const NAMES = new Set(['class', 'id', 'href', 'src', '_cssText', 'tagName', 'd', 'name', 'rel']);
/** Words that are also roles and ids. */
const STRUCTURE = new Set(['content', 'search']);

it('a recording contains no text that is shown or typed', async () => {
  const before = collector.recorded().length;
  const recorded = () => collector.recorded().slice(before);
  const { page } = await open('/search', { cookies: ALL });
  await expect.poll(() => recorded().length).toBeGreaterThan(0);
  await page.locator('input:visible').first().fill('my secret name');
  const words = await page.evaluate(() => document.body.innerText.match(/\p{L}{4,}/gu) ?? []);
  expect(words.length).toBeGreaterThan(10);
  await expect.poll(() => recorded().length).toBeGreaterThan(1);
  expect(recorded()[0]).toMatchObject({ sequence: 0, user: null });
  const texts = JSON.stringify(
    recorded().map(({ events }) => events),
    (key, value: unknown) => (NAMES.has(key) ? undefined : value),
  );
  expect(texts).toContain('***');
  expect(texts).not.toContain('secret');
  const said = words
    .filter((word) => !STRUCTURE.has(word))
    .flatMap((word) => texts.match(new RegExp(`.{0,60}[>" ]${word}[<" ].{0,20}`, 'u')) ?? []);
  expect(said).toEqual([]);
});
