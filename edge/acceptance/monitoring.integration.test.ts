import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BRANDS } from '../shared/brand/brand.ts';
import { CONSENT_COOKIE, DEVICE_ID_COOKIE } from '../contracts/cookies.ts';
import { PRODUCT } from '../contracts/product.ts';
import { launchBrowser } from './browser.ts';
import type { Collected } from '../local/collector/collected.ts';
import { startCollector, type Collector } from '../local/collector/server.ts';
import { startProduct, type Product } from './product.ts';

let collector: Collector;
let product: Product;
let unmonitored: Product;
let browser: Browser;

beforeAll(async () => {
  collector = await startCollector();
  const vars = { MONITORING_URL: collector.url, MONITORING_ENVIRONMENT: 'uat' };
  product = await startProduct({ vars, country: 'es' });
  unmonitored = await startProduct();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await unmonitored.stop();
  await collector.stop();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** A headless browser's own user agent counts as a bot. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Opens a browser with consent. */
async function allowing(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: USER_AGENT, ...options });
  const url = product.url;
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'analytics', url }]);
  return context;
}

async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await allowing(options)).newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Resolves to the first collected batch that `holds` accepts. */
async function collectedWith(holds: (one: Collected) => boolean, before = 0): Promise<Collected> {
  return vi.waitFor(
    () => {
      const found = collector.collected().slice(before).find(holds);
      if (!found) throw new Error(JSON.stringify(collector.collected().slice(before)));
      return found;
    },
    { timeout: 15_000, interval: 100 },
  );
}

const hasEvent = (name: string) => (one: Collected) =>
  one.events?.some((event) => event.name === name) ?? false;

describe('a browser whose reports are collected', () => {
  it('reports a new visitor once, with app, session and user attributes', async () => {
    const page = await open(`${product.url}/?device_id=secret`);
    await collectedWith(hasEvent('visitor-init'));
    const { meta } = await collectedWith(({ meta: { user } }) =>
      Boolean(user?.attributes?.['deviceId']),
    );
    const cookies = await page.context().cookies();
    expect(meta.app).toMatchObject({ name: PRODUCT, environment: 'uat' });
    expect(meta.app.version).toMatch(/./);
    expect(meta.session?.id).toMatch(/./);
    expect(meta.user?.attributes).toMatchObject({
      platform: 'pc',
      country: 'es',
      brand: BRANDS.tv.brandHeaderName,
      userAgent: await page.evaluate(() => navigator.userAgent),
    });
    expect(meta.page?.url).toBe(`${product.url}/`);
    expect(cookies.map(({ name }) => name)).toContain('country');

    const before = collector.collected().length;
    await page.reload({ waitUntil: 'networkidle' });
    await collectedWith(({ measurements }) => (measurements?.length ?? 0) > 0, before).catch(
      () => {},
    );
    expect(collector.collected().slice(before).some(hasEvent('visitor-init'))).toBe(false);
  });

  it('reports the name of the current page', async () => {
    const page = await open(product.url);
    await collectedWith(({ meta }) => Boolean(meta.view?.name));
    const first = collector.collected().findLast(({ meta }) => meta.view)?.meta.view?.name;
    await page.locator('a[href^="/football/matches"]').first().click();
    await page.waitForURL(/\/football\/matches/);
    const { meta } = await collectedWith(
      ({ meta: { view } }) => view !== undefined && view.name !== first,
    );
    expect(meta.page?.url).not.toContain('?');
  });

  it('reports uncaught errors, also those thrown before its script has loaded', async () => {
    const page = await (await allowing()).newPage();
    await page.route('**/assets/faro-sink*', async (route) => {
      await sleep(1_500);
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'networkidle' });
    for (const value of ['thrown early', 'rejected late']) {
      await page.evaluate((message) => {
        const fail = () => Promise.reject(new Error(message));
        setTimeout(fail);
      }, value);
      const { exceptions } = await collectedWith((one) => one.exceptions?.[0]?.value === value);
      expect(exceptions).toHaveLength(1);
    }
  });

  it('reports a page that failed to load, by its path only', async () => {
    const before = collector.collected().length;
    const page = await open(product.url);
    await page.route('**/*.data*', (route) => route.abort());
    await page.locator('a[href^="/football/matches"]').first().click();
    await page.getByText('Something went wrong. Please try again!').waitFor();
    const isOfPage = ({ exceptions }: Collected) =>
      exceptions?.some(({ context }) => context?.['path'] === '/football/matches/all') ?? false;
    const { meta } = await collectedWith(isOfPage, before);
    expect(meta.page?.url).not.toContain('?');
  });

  it('sends web-vitals in uat, but never inside the Android app', async () => {
    let before = collector.collected().length;
    await open(product.url);
    const { meta: elsewhere } = await collectedWith(
      ({ measurements }) => measurements?.[0]?.type === 'web-vitals',
      before,
    );
    expect(elsewhere.session?.id).toMatch(/./);
    await collectedWith(hasEvent('visitor-init'), before);

    before = collector.collected().length;
    const app = await open(`${product.url}/?platform=android&app_version=2.12.0`);
    const { meta: own } = await collectedWith(hasEvent('visitor-init'), before);
    expect(own.session?.id).toMatch(/./);
    // Some values become final on leaving.
    await app.goto('about:blank');
    await sleep(2_000);
    // Pages opened before are still open and may measure.
    const later = collector.collected().filter(({ meta }) => meta.session?.id === own.session?.id);
    expect(later).not.toEqual([]);
    expect(later.filter(({ measurements }) => measurements)).toEqual([]);
  });

  it('sends nothing for a known bot', async () => {
    const before = collector.collected().length;
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    await open(product.url, { userAgent });
    await sleep(3_500);
    expect(collector.collected().slice(before)).toEqual([]);
  });
});

describe('a browser whose reports are not collected', () => {
  it('loads no reporting script, and still gets its device id', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(unmonitored.url, { waitUntil: 'networkidle' });
    await vi.waitFor(
      async () => {
        const cookies = await context.cookies();
        const device = cookies.find(({ name }) => name === DEVICE_ID_COOKIE);
        expect(device?.value).toMatch(/^[0-9a-f]{32}$/);
        expect((device?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(loaded.filter((url) => url.includes('faro') || url.includes('/collect'))).toEqual([]);
    expect(loaded.every((url) => url.startsWith(unmonitored.url))).toBe(true);
  });
});
