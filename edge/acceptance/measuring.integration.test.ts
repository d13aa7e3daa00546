import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { axeFindings } from '../../web/e2e/axe.ts';
import { awake } from '../../web/e2e/open-page.ts';
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
const ANALYTICS = { [CONSENT_COOKIE]: 'analytics' };

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

/** Returns the screens of collected visits from the nth batch on, each with its session. */
function visits(from: number): { screen: string; session: string | undefined }[] {
  return collector
    .collected()
    .slice(from)
    .flatMap(({ events = [], meta }) =>
      events
        .filter(({ name }) => name === 'view_changed')
        .map(({ attributes }) => ({
          screen: attributes?.['toView'] ?? '',
          session: meta.session?.id,
        })),
    );
}

const batchesSoFar = () => collector.collected().length;

/** Opens a page that is measured, and waits until its visit and its recording have arrived. */
async function openMeasured(): Promise<void> {
  const before = batchesSoFar();
  const recorded = collector.recorded().length;
  await open('/news', { cookies: ALL });
  await expect.poll(() => visits(before).map(({ screen }) => screen)).toContain('news-page');
  await expect.poll(() => collector.recorded().length).toBeGreaterThan(recorded);
}

it('a visitor is measured only after they agree, and is not asked again; a bot and a privacy signal never', async () => {
  const others = [
    await open('/', { cookies: ALL, userAgent: BOT }),
    await open('/', { headers: { 'sec-gpc': '1' } }),
  ];
  const { page, measured } = await open('/');
  const bar = page.getByRole('region', { name: 'Privacy choices' });
  const html = await (await page.request.get(product.url)).text();
  expect(html).toContain('aria-label="Privacy choices"');
  // The bar is in the server's page and in its flow: it moves and covers nothing.
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  await bar.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // What these pages send would have arrived before the visit of a page that was opened later.
  await openMeasured();
  expect(measured).toEqual([]);
  for (const other of others) {
    expect(other.measured).toEqual([]);
    expect(await other.page.getByRole('region', { name: 'Privacy choices' }).count()).toBe(0);
  }

  const before = batchesSoFar();
  await bar.getByRole('button', { name: 'Allow' }).click();
  await bar.waitFor({ state: 'detached' });
  await expect.poll(() => visits(before).map(({ screen }) => screen)).toContain('home');
  await page.waitForFunction(() => Reflect.get(window, 'tagIsLoaded') === true);
  await page.reload();
  await awake(page);
  expect(await bar.count()).toBe(0);
});

it('a visitor is not measured after a refusal, which is stored and can be revoked', async () => {
  const { page, measured } = await open('/');
  const bar = page.getByRole('region', { name: 'Privacy choices' });
  await bar.getByRole('button', { name: 'Refuse' }).press('Enter');
  await page.reload();
  await awake(page);
  expect(await bar.count()).toBe(0);
  await openMeasured();
  expect(measured).toEqual([]);

  const before = batchesSoFar();
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await dialog.getByRole('checkbox', { name: 'Statistics' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => visits(before).map(({ screen }) => screen)).toContain('home');
});

it('a new visitor is reported once, with app, session, user and web-vitals', async () => {
  const before = batchesSoFar();
  const { page } = await open('/?device_id=secret', { cookies: ANALYTICS });
  const items = (from: number) => collector.collected().slice(from).flatMap(itemsOf);
  const textsOf = (from: number) => items(from).map(({ text }) => text);
  await expect.poll(() => textsOf(before)).toContain('visitor-init');
  await expect.poll(() => textsOf(before)).toContain('web-vitals');
  const described = () =>
    collector
      .collected()
      .slice(before)
      .find(({ meta }) => meta.user?.attributes?.['deviceId']);
  await expect.poll(described).toBeDefined();
  const meta = described()?.meta;
  expect(meta?.app).toMatchObject({ name: PRODUCT, environment: 'uat' });
  expect(meta?.app.version).toMatch(/./);
  expect(meta?.session?.id).toMatch(/./);
  expect(meta?.page?.url).toBe(`${product.url}/`);
  expect(meta?.user?.attributes).toMatchObject({
    platform: 'pc',
    country: 'es',
    brand: BRANDS.tv.brandHeaderName,
    userAgent: USER_AGENT,
  });

  const later = batchesSoFar();
  await page.reload();
  await expect.poll(() => visits(later).map(({ screen }) => screen)).toContain('home');
  // One batch later than the reloaded page's first.
  await page.getByRole('link', { name: 'Football', exact: true }).first().click();
  await expect.poll(() => new Set(visits(later).map(({ screen }) => screen)).size).toBe(2);
  expect(textsOf(later)).not.toContain('visitor-init');
});

it('a call has a trace only on the /middle/account and /order/share-code paths', async () => {
  const { page } = await open('/', { cookies: ANALYTICS });
  const before = batchesSoFar();
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/middle/')) sent.push(request.headers()['traceparent']);
  });
  // The reporting script loads at idle, and a visit's report shows that it has.
  await page.getByRole('link', { name: 'Football', exact: true }).first().click();
  await expect.poll(() => visits(before).length).toBeGreaterThan(0);
  await page.evaluate(async () => {
    // The call without a trace is before others: its trace would arrive first.
    const paths = ['v1/sports', 'account/x?user=1', 'order/share-code/y'];
    for (const path of paths) await fetch(`/api/middle/${path}`);
  });
  const traces = () =>
    collector
      .collected()
      .slice(before)
      .flatMap(itemsOf)
      .filter(({ kind }) => kind === 'trace')
      .map(({ text }) => text);
  await expect
    .poll(traces)
    .toEqual(['GET /api/middle/account/x', 'GET /api/middle/order/share-code/y']);
  const trace = expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(sent).toEqual([undefined, trace, trace]);
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
