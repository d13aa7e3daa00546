import { setTimeout as sleep } from 'node:timers/promises';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { CONSENT_COOKIE, DEVICE_ID_COOKIE } from '../contracts/cookies.ts';
import { startCollector, type Collector } from '../local/collector/server.ts';
import { itemsOf, type CollectedItem } from '../local/collector/collected.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { startProduct, type Product } from './product.ts';

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const matchId = newMatchId();
const TAG = 'https://tags.test/tag.js';
let collector: Collector;
let product: Product;
let developed: Product;
let browser: Browser;
/** Requests that the collector had before a test. */
let before = 0;

beforeAll(async () => {
  collector = await startCollector();
  const vars = {
    MONITORING_URL: collector.url,
    MONITORING_ENVIRONMENT: 'uat',
    RECORDING_URL: `${collector.url}/record`,
    TAG_ID: 'G-1',
    TAG_SCRIPT_URL: TAG,
  };
  product = await startProduct({ vars, country: 'es' });
  developed = await startProduct({
    vars: { ...vars, MONITORING_ENVIRONMENT: 'development' },
    country: 'us',
  });
  const executablePath = findBrowser();
  browser = await chromium.launch({
    // Like a fan's: an automated browser is not recorded.
    args: [...BROWSER_FLAGS, '--disable-blink-features=AutomationControlled'],
    ...(executablePath && { executablePath }),
  });
  const updates = [
    { sequence: 1, fixture: fixture({ startTime: Date.now() - 600_000 }) },
    { sequence: 2, status: 'Live', matchStatus: 'H1' },
  ].map((update) => ({ ...update, matchId, occurredAt: Date.now() }));
  const { secret, url } = product;
  const answer = await fetch(
    signed(`${url}/ingest/v1/updates`, { source: 'test', updates }, { secret }),
  );
  if (!(await answer.text()).includes('applied')) throw new Error('No match');
  await vi.waitFor(async () => {
    const event = await fetch(`${url}/api/media/v1/events/${matchId}`);
    if (!(await event.text()).includes('"Live"')) throw new Error('Not in the database yet');
  }, waited);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await developed.stop();
  await collector.stop();
});

beforeEach(() => void (before = collector.received().length));

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Opened {
  page: Page;
  /** Requests of the page to the collector and the tag's origin. */
  measured: string[];
}

async function open(
  url: string,
  {
    cookies = {},
    userAgent = USER_AGENT,
    headers = {},
  }: {
    cookies?: Record<string, string>;
    userAgent?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<Opened> {
  const context = await browser.newContext({ userAgent, extraHTTPHeaders: headers });
  const { origin } = new URL(url);
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
  );
  const page = await context.newPage();
  const measured: string[] = [];
  page.on('request', (request) => {
    if ([collector.url, TAG].some((address) => request.url().startsWith(address)))
      measured.push(request.url());
  });
  await page.route(`${TAG}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.tagIsLoaded = dataLayer.length',
    }),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, measured };
}

function items(): CollectedItem[] {
  return collector
    .received()
    .slice(before)
    .flatMap(({ batch }) => itemsOf(batch));
}

/** Returns the visited screens, in order. */
function screens(): (string | number | undefined)[] {
  return items()
    .filter(({ text }) => text === 'view_changed')
    .map(({ details }) => details['toView']);
}

const waited = { timeout: 15_000, interval: 100 };
const ALL = { [CONSENT_COOKIE]: 'analytics.recording' };

/** An id whose device is recorded. */
const RECORDED = '00000000000000000000000000000004';

describe('a visitor in a country that requires consent', () => {
  it('is measured only after they agree, and is not asked again', async () => {
    const { page, measured } = await open(product.url);
    const bar = page.getByRole('region', { name: 'Privacy choices' });
    await bar.waitFor();
    // Home leads to news only if there are any; each sport does.
    await page.getByRole('link', { name: 'Football', exact: true }).first().click();
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await sleep(3_000);
    expect(measured).toEqual([]);

    await bar.getByRole('button', { name: 'Allow' }).click();
    await bar.waitFor({ state: 'detached' });
    await vi.waitFor(() => expect(screens()).toContain('news-page'), waited);
    expect(items().map(({ text }) => text)).toContain('visitor-init');
    await vi.waitFor(
      async () =>
        expect(await page.evaluate(() => Reflect.get(window, 'tagIsLoaded'))).toBeGreaterThan(0),
      waited,
    );
    await page.reload({ waitUntil: 'networkidle' });
    expect(await bar.count()).toBe(0);
  });

  it('is not measured after a refusal, which is stored and can be revoked', async () => {
    const { page, measured } = await open(product.url);
    const bar = page.getByRole('region', { name: 'Privacy choices' });
    await bar.getByRole('button', { name: 'Refuse' }).press('Enter');
    await page.reload({ waitUntil: 'networkidle' });
    await sleep(2_500);
    expect(await bar.count()).toBe(0);
    expect(measured).toEqual([]);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
    await dialog.getByRole('checkbox', { name: 'Statistics' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(screens()).toContain('home'), waited);
  });

  it('is asked without layout shift, covered scores or axe violations', async () => {
    const { page } = await open(product.url);
    const bar = page.getByRole('region', { name: 'Privacy choices' });
    const html = await (await page.request.get(product.url)).text();
    expect(html).toContain('aria-label="Privacy choices"');
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await bar.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate(axe.source);
    const faults = await page.evaluate(async () => {
      const { violations } = await window.axe.run({});
      return violations.map(({ id }) => id);
    });
    expect(faults).toEqual([]);
  });
});

it('nothing is sent in development', async () => {
  const { page, measured } = await open(developed.url, {
    cookies: { ...ALL, [DEVICE_ID_COOKIE]: RECORDED },
  });
  await sleep(3_000);
  expect(measured).toEqual([]);
  expect(await page.getByRole('region', { name: 'Privacy choices' }).count()).toBe(0);
});

it('nothing is sent from a known bot, whatever it has allowed', async () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const cookies = { ...ALL, [DEVICE_ID_COOKIE]: RECORDED };
  const { measured } = await open(product.url, { cookies, userAgent });
  await sleep(3_000);
  expect(measured).toEqual([]);
});

it('nothing is sent from a browser with Global Privacy Control, which is not asked', async () => {
  const { page, measured } = await open(product.url, { headers: { 'sec-gpc': '1' } });
  await sleep(3_000);
  expect(measured).toEqual([]);
  expect(await page.getByRole('region', { name: 'Privacy choices' }).count()).toBe(0);
});

describe('the names of screens', () => {
  it('arrive once for each visit of a page or popup, also on navigation back', async () => {
    const { page } = await open(`${product.url}/football/match/${matchId}`, { cookies: ALL });
    const visited: string[] = [];
    // A page that is left before it is drawn is no visit.
    const sees = async (name: string) => {
      visited.push(name);
      await vi.waitFor(() => expect(screens()).toEqual(visited), waited);
    };
    await sees('match-details-overview-live');
    await page.getByRole('link', { name: 'News' }).first().click();
    await sees('news-page');
    await page.goBack();
    await sees('match-details-overview-live');
    await page.getByRole('button', { name: 'Spain' }).click();
    await sees('country-selector-popup');
    await sleep(1_500);
    expect(screens()).toEqual(visited);
  });
});

describe('the collected data', () => {
  it('goes in trace batches every 1 s, maximum 30', async () => {
    const { page } = await open(product.url, { cookies: ALL });
    await vi.waitFor(() => expect(screens()).toContain('home'), waited);
    await sleep(2_500);
    const first = collector.received().length;
    const thrown = await page.evaluate(() => {
      for (let count = 0; count < 70; count += 1)
        setTimeout(() => Promise.reject(new Error(`fault ${count}`)));
      return Date.now();
    });
    const batches = () => collector.received().slice(first);
    const faults = () =>
      batches().map(
        ({ batch }) =>
          (batch.exceptions ?? []).filter(({ value }) => value.startsWith('fault')).length,
      );
    await vi.waitFor(() => expect(faults().reduce((sum, of) => sum + of, 0)).toBe(70), waited);
    expect(Math.max(...batches().map(({ batch }) => itemsOf(batch).length))).toBe(30);
    expect(faults().filter((of) => of > 0)).toEqual([30, 30, 10]);
    // Full batches go at once, the rest after a second.
    const waits = batches().map(({ at }) => at - thrown);
    expect(waits.at(-1)).toBeGreaterThan(waits[0] ?? 0);
    expect(waits.at(-1)).toBeLessThan(4_000);
  });

  it('is sent within about a second, even alone', async () => {
    const { page } = await open(product.url, { cookies: ALL });
    await vi.waitFor(() => expect(screens()).toContain('home'), waited);
    await sleep(2_500);
    const thrown = await page.evaluate(() => {
      setTimeout(() => Promise.reject(new Error('alone')));
      return Date.now();
    });
    const arrived = await vi.waitFor(() => {
      const batch = collector
        .received()
        .find(({ batch: { exceptions = [] } }) =>
          exceptions.some(({ value }) => value === 'alone'),
        );
      if (!batch) throw new Error('Not yet');
      return batch;
    }, waited);
    expect(itemsOf(arrived.batch)).toHaveLength(1);
    // `faro-sink.test.ts` asserts the second itself, by a clock independent of a busy machine.
    expect(arrived.at - thrown).toBeLessThan(5_000);
  });

  it('has fetch traces only for the /middle/account and /order/share-code paths', async () => {
    const { page } = await open(product.url, { cookies: ALL });
    await vi.waitFor(() => expect(screens()).toContain('home'), waited);
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/middle/')) sent.push(request.headers()['traceparent']);
    });
    await page.evaluate(async () => {
      const paths = [
        '/api/middle/account/x?user=1',
        '/api/middle/order/share-code/y',
        '/api/middle/v1/sports',
      ];
      for (const path of paths) await fetch(path);
    });
    const traces = () => items().filter(({ kind }) => kind === 'trace');
    await vi.waitFor(() => expect(traces()).toHaveLength(2), waited);
    expect(traces().map(({ text }) => text)).toEqual([
      'GET /api/middle/account/x',
      'GET /api/middle/order/share-code/y',
    ]);
    expect(sent).toEqual([
      expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
      expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
      undefined,
    ]);
  });

  it('contains no console output, whose levels are all disabled, and no hydration mismatch', async () => {
    const { page } = await open(product.url, { cookies: ALL });
    await vi.waitFor(() => expect(screens()).toContain('home'), waited);
    await page.evaluate(() => {
      for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
        console[level](`said by ${level}`);
      const fail = (message: string) => setTimeout(() => Promise.reject(new Error(message)));
      fail('Minified React error #418; visit https://react.dev/errors/418');
      fail('thrown');
    });
    await vi.waitFor(() => expect(items().map(({ text }) => text)).toContain('thrown'), waited);
    expect(items().filter(({ text }) => /said by|#418/.test(text))).toEqual([]);
  });

  it('belongs to another session after 15 minutes idle, and after 4 hours at the latest', async () => {
    const context = await browser.newContext({ userAgent: USER_AGENT });
    await context.clock.install();
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'analytics', url: product.url }]);
    const page = await context.newPage();
    await page.goto(product.url);
    const sessionAfter = async (minutes: number) => {
      await context.clock.fastForward(minutes * 60_000);
      await page.evaluate(() =>
        window.dispatchEvent(new ErrorEvent('error', { error: new Error(String(Math.random())) })),
      );
      await context.clock.runFor(3_000);
      return page.evaluate((): string | undefined => {
        const kept = sessionStorage.getItem('com.grafana.faro.session');
        return kept === null ? undefined : JSON.parse(kept).sessionId;
      });
    };
    const first = await vi.waitFor(async () => {
      const id = await sessionAfter(0);
      if (id === undefined) throw new Error('No session yet');
      return id;
    }, waited);
    expect(await sessionAfter(14)).toBe(first);
    const second = await sessionAfter(16);
    expect(second).not.toBe(first);
    for (let count = 0; count < 19; count += 1) expect(await sessionAfter(12)).toBe(second);
    expect(await sessionAfter(12)).not.toBe(second);
  });
});

describe('a recording', () => {
  const cookies = { ...ALL, [DEVICE_ID_COOKIE]: RECORDED };

  it('contains no text that is shown or typed', async () => {
    const { page } = await open(`${product.url}/search`, { cookies });
    await vi.waitFor(() => expect(collector.recorded()).not.toEqual([]), waited);
    await page.locator('input:visible').first().fill('my secret name');
    const words = await page.evaluate(() => document.body.innerText.match(/\p{L}{4,}/gu) ?? []);
    expect(words.length).toBeGreaterThan(10);
    await vi.waitFor(() => expect(collector.recorded().length).toBeGreaterThan(1), {
      timeout: 25_000,
      interval: 200,
    });
    const [first] = collector.recorded();
    expect(first).toMatchObject({ sequence: 0, user: null });
    const texts = JSON.stringify(
      collector.recorded().map(({ events }) => events),
      (key, value: unknown) => (NAMES.has(key) ? undefined : value),
    );
    expect(texts).toContain('***');
    expect(texts).not.toContain('secret');
    const said = words
      .filter((word) => !STRUCTURE.has(word))
      .flatMap((word) => texts.match(new RegExp(`.{0,60}[>" ]${word}[<" ].{0,20}`, 'u')) ?? []);
    expect(said).toEqual([]);
  });

  it('is not made without consent, or on a device that is not among the 30 %', async () => {
    // The page of the test before still records.
    const sessions = () => new Set(collector.recorded().map(({ session }) => session));
    const already = sessions();
    await open(product.url, { cookies: { ...cookies, [CONSENT_COOKIE]: 'analytics' } });
    await open(product.url, {
      cookies: { ...ALL, [DEVICE_ID_COOKIE]: '00000000000000000000000000000001' },
    });
    await sleep(8_000);
    expect(sessions()).toEqual(already);
  });
});

/** Attributes that readers do not see. */
const NAMES = new Set(['class', 'id', 'href', 'src', '_cssText', 'tagName', 'd', 'name', 'rel']);
/** Words that are also roles and ids. */
const STRUCTURE = new Set(['content', 'search']);
