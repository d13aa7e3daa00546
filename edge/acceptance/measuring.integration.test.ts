import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONSENT_COOKIE, DEVICE_ID_COOKIE } from '../contracts/cookies.ts';
import { itemsOf } from '../local/collector/collected.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { measuredSite, USER_AGENT } from './measured-site.ts';
import { startProduct, type Product } from './product.ts';

const matchId = newMatchId();
const { vars, product, collector, browser, open, items, screens } = measuredSite();
let developed: Product;

const waited = { timeout: 15_000, interval: 100 };
const ALL = { [CONSENT_COOKIE]: 'analytics.recording' };

/** An id whose device is recorded. */
const RECORDED = '00000000000000000000000000000004';

beforeAll(async () => {
  developed = await startProduct({
    vars: { ...vars(), MONITORING_ENVIRONMENT: 'development' },
    country: 'us',
  });
  const updates = [
    { sequence: 1, fixture: fixture({ startTime: Date.now() - 600_000 }) },
    { sequence: 2, status: 'Live', matchStatus: 'H1' },
  ].map((update) => ({ ...update, matchId, occurredAt: Date.now() }));
  const { secret, url } = product();
  const answer = await fetch(
    signed(`${url}/ingest/v1/updates`, { source: 'test', updates }, { secret }),
  );
  if (!(await answer.text()).includes('applied')) throw new Error('No match');
  await vi.waitFor(async () => {
    const event = await fetch(`${url}/api/media/v1/events/${matchId}`);
    if (!(await event.text()).includes('"Live"')) throw new Error('Not in the database yet');
  }, waited);
});

afterAll(() => developed.stop());

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
  const { measured } = await open(product().url, { cookies, userAgent });
  await sleep(3_000);
  expect(measured).toEqual([]);
});

it('nothing is sent from a browser with Global Privacy Control, which is not asked', async () => {
  const { page, measured } = await open(product().url, { headers: { 'sec-gpc': '1' } });
  await sleep(3_000);
  expect(measured).toEqual([]);
  expect(await page.getByRole('region', { name: 'Privacy choices' }).count()).toBe(0);
});

describe('the names of screens', () => {
  it('arrive once for each visit of a page or popup, also on navigation back', async () => {
    const { page } = await open(`${product().url}/football/match/${matchId}`, { cookies: ALL });
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
    const { page } = await open(product().url, { cookies: ALL });
    await vi.waitFor(() => expect(screens()).toContain('home'), waited);
    await sleep(2_500);
    const first = collector().received().length;
    const thrown = await page.evaluate(() => {
      for (let count = 0; count < 70; count += 1)
        setTimeout(() => Promise.reject(new Error(`fault ${count}`)));
      return Date.now();
    });
    const batches = () => collector().received().slice(first);
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
    const { page } = await open(product().url, { cookies: ALL });
    await vi.waitFor(() => expect(screens()).toContain('home'), waited);
    await sleep(2_500);
    const thrown = await page.evaluate(() => {
      setTimeout(() => Promise.reject(new Error('alone')));
      return Date.now();
    });
    const arrived = await vi.waitFor(() => {
      const batch = collector()
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
    const { page } = await open(product().url, { cookies: ALL });
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
    const { page } = await open(product().url, { cookies: ALL });
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
    const context = await browser().newContext({ userAgent: USER_AGENT });
    await context.clock.install();
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'analytics', url: product().url }]);
    const page = await context.newPage();
    await page.goto(product().url);
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
    const { page } = await open(`${product().url}/search`, { cookies });
    await vi.waitFor(() => expect(collector().recorded()).not.toEqual([]), waited);
    await page.locator('input:visible').first().fill('my secret name');
    const words = await page.evaluate(() => document.body.innerText.match(/\p{L}{4,}/gu) ?? []);
    expect(words.length).toBeGreaterThan(10);
    await vi.waitFor(() => expect(collector().recorded().length).toBeGreaterThan(1), {
      timeout: 25_000,
      interval: 200,
    });
    const [first] = collector().recorded();
    expect(first).toMatchObject({ sequence: 0, user: null });
    const texts = JSON.stringify(
      collector()
        .recorded()
        .map(({ events }) => events),
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
    const sessions = () =>
      new Set(
        collector()
          .recorded()
          .map(({ session }) => session),
      );
    const already = sessions();
    await open(product().url, { cookies: { ...cookies, [CONSENT_COOKIE]: 'analytics' } });
    await open(product().url, {
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
