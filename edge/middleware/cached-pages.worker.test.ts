import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { createApp } from '../app.ts';
import { PRODUCT } from '../contracts/product.ts';
import { edgeContext } from '../contracts/edge-context.ts';
import { accessToken } from '../testing/access-token.ts';
import { article } from '../testing/articles.ts';
import { env } from '../testing/bindings.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { GATES } from '../gates.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 18) });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * The Worker with a page that shows all that a page may see of its visitor. Without a version nothing is
 * cached.
 */
function startApp(version = 'v1') {
  let made = 0;
  const app = createApp(
    async (request, context) => {
      made += 1;
      const { visitor, measuring, nonce, fetch } = context.get(edgeContext);
      const { pathname, searchParams } = new URL(request.url);
      const [, call] = /(?<=\/)(news|leagues)\b/.exec(pathname) ?? [];
      if (call && !searchParams.has('flag'))
        await (await fetch(new Request(new URL(`/api/media/v1/${call}`, request.url)))).text();
      if (pathname.startsWith('/match/')) return Response.redirect(`${request.url}/there`, 301);
      // Browsers read their device's id themselves.
      const { deviceId: _own, device, ...seen } = visitor;
      const { isDesktop, isIos, isAndroid, isCrawler } = device;
      const odds = /(?:^|; )odds-format=([a-z]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
      const page = { url: request.url, ...seen, isDesktop, isIos, isAndroid, isCrawler };
      const text = JSON.stringify({ ...page, odds, measuring, flag: searchParams.get('flag') });
      return new Response(`<script nonce="${nonce}">${text}</script>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
    { version: async () => version },
  );
  const visit = async (path: string, headers: Record<string, string> = {}, variables = {}) => {
    const context = createExecutionContext();
    const request = new Request(new URL(path, 'https://scores.example'), { headers });
    const answer = await app.fetch(request, { ...env, ...variables }, context);
    const text = await answer.text();
    await waitOnExecutionContext(context);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    return { answer, text, nonce, made };
  };
  return { app, visit };
}

it('a second visitor gets the first one’s page, with a nonce of their own', async () => {
  const { visit } = startApp();
  const first = await visit('/news');
  const second = await visit('/news');
  expect(second.made).toBe(1);
  expect(first.nonce).not.toBe(second.nonce);
  for (const { text, nonce } of [first, second])
    expect(text).toContain(`<script nonce="${nonce}">`);
  expect(second.text.replace(second.nonce, '')).toBe(first.text.replace(first.nonce, ''));
  expect(second.answer.headers.get('cache-control')).toBe('private, no-cache');
});

it.each([
  ['a session', { cookie: `${PRODUCT}=x.y.z` }],
  ['a session that must be renewed', { cookie: `__Host-${PRODUCT}-renewal=r1` }],
  ['delay', { cookie: 'delay=40' }],
  ['favourites', { cookie: `favourites=${encodeURIComponent('20:1:t1')}` }],
  ['an app’s introduction', { cookie: 'web-view=device_id%3Dd1' }],
  ['an app’s token', { authorization: 'Bearer x.y.z' }],
])('a visitor with %s neither gets a cached page nor leaves one', async (_what, headers) => {
  const { visit } = startApp();
  await visit('/news', headers);
  const { made } = await visit('/news');
  expect(made).toBe(2);
  expect((await visit('/news', headers)).made).toBe(3);
});

it.each([
  ['a copy', { 'if-none-match': '"1"' }],
  ['a dated copy', { 'if-modified-since': 'Sat, 21 Nov 2026 17:00:00 GMT' }],
  ['a wish for a part', { range: 'bytes=0-99' }],
])('a visitor with %s gets the same cached page', async (_what, headers) => {
  const { visit } = startApp();
  await visit('/news');
  const { answer, made } = await visit('/news', headers);
  expect([answer.status, made]).toEqual([200, 1]);
});

it('a web view that requests its data as JSON gets a cached answer of its own', async () => {
  const { visit } = startApp();
  const asJson = { accept: 'application/json' };
  await visit('/frame/sportWidgets/1');
  expect((await visit('/frame/sportWidgets/1', asJson)).made).toBe(2);
  expect((await visit('/frame/sportWidgets/1', asJson)).made).toBe(2);
});

it('a reload gets a new page, which the next visitors share', async () => {
  const { visit } = startApp();
  await visit('/news');
  vi.setSystemTime(Date.now() + 250);
  expect((await visit('/news', { 'cache-control': 'no-cache' })).made).toBe(2);
  expect((await visit('/news')).made).toBe(2);
});

it('an address with queries that no page reads leads to the address without them', async () => {
  const { visit } = startApp();
  const { answer, made } = await visit('/news?utm_source=mail&x=1&flag=f', {
    cookie: `${PRODUCT}=x.y.z`,
  });
  expect([answer.status, made]).toEqual([302, 0]);
  expect(answer.headers.get('location')).toBe('/news?flag=f#utm_source=mail');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const broken = await visit('/news?%ED%A0%80=1&flag=f');
  expect(broken.answer.headers.get('location')).toBe('/news?flag=f');
});

describe('where an isolate has too much to render', () => {
  const refuse = (kind: 'page' | 'own-page' | 'search') =>
    vi.spyOn(GATES[kind], 'run').mockResolvedValue(null);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['a page that visitors share', 'page', '/news', {}],
    [
      'a fan’s page',
      'own-page',
      '/news',
      { cookie: `favourites=${encodeURIComponent('20:1:t1')}` },
    ],
    ['a search', 'search', '/search?keyword=x', {}],
    ['suggestions', 'search', '/resources/search-suggestions.data?keyword=x', {}],
  ] as const)('%s is refused for some seconds', async (_what, kind, path, headers) => {
    const { visit } = startApp();
    refuse(kind);
    const { answer, made } = await visit(path, headers);
    expect([answer.status, made]).toEqual([429, 0]);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('the browser asks again by itself, and its page says so in the visitor’s language', async () => {
    const { visit } = startApp();
    refuse('page');
    const { text } = await visit('/news', { 'accept-language': 'ar' });
    expect(text).toContain('<meta http-equiv="refresh" content="3">');
    expect(text).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    const { text: data } = await visit('/news.data', { 'accept-language': 'ar' });
    expect(data).toBe('Something went wrong. Please try again!');
  });

  it('a kept page is shown in place of a refusal, also to a reload', async () => {
    const { visit } = startApp();
    await visit('/news');
    refuse('page');
    vi.setSystemTime(Date.now() + 20_000);
    expect((await visit('/news')).answer.status).toBe(200);
    expect((await visit('/news', { 'cache-control': 'no-cache' })).answer.status).toBe(200);
  });

  it('a fan waits at no gate of cards, calendars or calls', async () => {
    const { visit } = startApp();
    for (const kind of ['card', 'calendar', 'call', 'search', 'page'] as const)
      vi.spyOn(GATES[kind], 'run').mockResolvedValue(null);
    const cookie = `favourites=${encodeURIComponent('20:1:t1')}`;
    expect((await visit('/news', { cookie })).answer.status).toBe(200);
  });
});

it('a HEAD gets the head of a cached page', async () => {
  const { app, visit } = startApp();
  await visit('/news');
  const request = new Request('https://scores.example/news', { method: 'HEAD' });
  const answer = await app.fetch(request, env, createExecutionContext());
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect((await visit('/news')).made).toBe(1);
});

it('a POST neither gets a cached page nor leaves one', async () => {
  const { app, visit } = startApp();
  const request = new Request('https://scores.example/news', {
    method: 'POST',
    headers: { origin: 'https://scores.example' },
  });
  const send = async () =>
    (await app.fetch(request.clone(), env, createExecutionContext())).arrayBuffer();
  await send();
  expect((await visit('/news')).made).toBe(2);
  await send();
  expect((await visit('/news')).made).toBe(3);
});

it('cookies go to the visitor whose request calls for them, and to no other', async () => {
  const { visit } = startApp();
  const cookiesOf = async (headers: Record<string, string>) =>
    (await visit('/news?lang=pt-BR', headers)).answer.headers.getSetCookie();
  expect(await cookiesOf({})).toEqual([expect.stringMatching(/^language=pt-BR/)]);
  const stored = { cookie: 'country=xx' };
  expect(await cookiesOf(stored)).toEqual([expect.stringMatching(/^language=pt-BR/)]);
  const { answer, made } = await visit('/news', { cookie: 'language=pt-BR' });
  expect([answer.headers.getSetCookie(), made]).toEqual([[], 2]);
});

it('redirects are made for each visitor', async () => {
  const { visit } = startApp();
  const { answer } = await visit('/match/m1');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    'https://scores.example/match/m1/there',
  ]);
  expect((await visit('/match/m1')).made).toBe(2);
});

it('a page is at most two seconds old, and says how old', async () => {
  const { visit } = startApp();
  const now = Date.now();
  vi.setSystemTime(now);
  const ageOf = async () => (await visit('/news')).answer.headers.get('server-timing');
  expect(await ageOf()).toBe('age;dur=0');
  vi.setSystemTime(now + 1_999);
  // It is shown once more, and made again.
  expect(await ageOf()).toBe('age;dur=1999');
  expect((await visit('/news')).made).toBe(2);
  vi.setSystemTime(Date.now() + 2_000);
  expect((await visit('/news')).made).toBe(3);
});

it('an article’s page is new as soon as a feed has changed an article, and others stay', async () => {
  const { app, visit } = startApp();
  const post = async (path: string, body: unknown) => {
    const answer = await app.fetch(signed(path, body), env, createExecutionContext());
    await answer.text();
    return answer.status;
  };
  await visit('/news/late-goal/a1');
  await visit('/football/leagues');
  expect(await post('/ingest/v1/content', { source: 'test', content: [article()] })).toBe(200);
  expect((await visit('/news/late-goal/a1')).made).toBe(3);
  expect((await visit('/football/leagues')).made).toBe(3);
  expect(
    await post('/ingest/v1/catalogue', {
      source: 'test',
      matches: [{ matchId: newMatchId(), fixture: fixture() }],
    }),
  ).toBe(200);
  expect((await visit('/football/leagues')).made).toBe(4);
  // A stranger cannot purge, whatever the answer.
  for (const INGEST_SECRET of [env.INGEST_SECRET, '']) {
    const unsigned = new Request('https://scores.example/ingest/v1/catalogue', { method: 'POST' });
    const bindings = { ...env, INGEST_SECRET };
    await (await app.fetch(unsigned, bindings, createExecutionContext())).text();
  }
  expect((await visit('/football/leagues')).made).toBe(4);
});

it('a visitor with a valid session gets a page of their own', async () => {
  const { visit } = startApp();
  await visit('/news');
  const { text } = await visit('/news', { cookie: `${PRODUCT}=${await accessToken('fan-1')}` });
  expect(text).toContain('fan-1');
  expect((await visit('/news')).text).not.toContain('fan-1');
});

const BROWSERS = [
  '',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

/** Values of each part of a request, the usual one first. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  path: ['/highlights', '/', '/football/matches/all', '/about/privacy-policy', '/me/profile'],
  query: ['', '?flag=x', '?lang=es-MX', `?brand=${PRODUCT}-net`, '?platform=ios', '?device_id=own'],
  'user-agent': BROWSERS,
  'accept-language': ['', 'pt-BR,pt;q=0.9', 'es', 'de, en;q=0.1'],
  'cf-ipcountry': ['', 'BR', 'MX', 'DE', 'US', 'KP', 'XX'],
  'sec-gpc': ['', '1'],
  accept: ['', 'text/html', 'application/json'],
  authorization: ['', 'Bearer own'],
  'x-forwarded-for': ['', '192.0.2.7'],
  country: ['', 'mx', 'BR', 'zz'],
  'country-code': ['', 'us'],
  brand: ['', `${PRODUCT}-tv`, `${PRODUCT}-net`, 'none'],
  language: ['', 'en', 'pt-BR', 'es-MX', 'en-XA'],
  theme: ['', 'dark', 'light', 'black', 'pink'],
  density: ['', 'compact'],
  delay: ['', '0', '40', '999', 'own'],
  'time-zone': ['', 'Europe/Madrid', 'europe/madrid', 'Etc/GMT+12', 'Nowhere'],
  consent: ['', 'none', 'analytics', 'analytics.recording', 'all'],
  'odds-format': ['', 'american', 'fractional', 'OWN'],
  favourites: ['', '20:1:own', 'own'],
  'device-id': ['', 'own', '00000000000000000000000000000000'],
  'web-view': ['', 'platform=android', 'user_id=own', 'app_version=2.1'],
  [PRODUCT]: ['', 'own.session.token'],
  [`__Host-${PRODUCT}-renewal`]: ['', 'own'],
  [`__Host-${PRODUCT}-device`]: ['', 'own'],
  'signed-in': ['', 'own'],
  other: ['', 'own'],
};
const HEADERS = /^(?:user-agent|accept-language|cf-ipcountry|sec-gpc|accept|authorization|x-.*)$/;

/** Visitors by the parts in which they are unusual: any two of them differ in few. */
const visitors = fc.noBias(
  fc.array(
    fc
      .array(
        fc
          .constantFrom(...Object.entries(PARTS))
          .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value])),
        { maxLength: 4 },
      )
      .map((parts): Record<string, string> => Object.fromEntries(parts)),
    { minLength: 210, maxLength: 210 },
  ),
);

function requestOf({ path = '/', query = '', ...parts }: Record<string, string>) {
  const given = Object.entries(parts).filter(([, value]) => value !== '');
  const cookie = given
    .filter(([name]) => !HEADERS.test(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const headers = Object.fromEntries(given.filter(([name]) => HEADERS.test(name)));
  return { path: path + query, headers: { ...headers, ...(cookie && { cookie }) } };
}

const VARIABLES = {
  RESTRICTED_COUNTRIES: 'kp',
  TEST_MODE: '1',
  TAG_ID: 'T-1',
  RECORDING_URL: 'https://recorder.example/',
};

/** Returns what one of these products answers a visitor with these parts. */
async function answerOf({ visit }: ReturnType<typeof startApp>, parts: Record<string, string>) {
  const { path, headers } = requestOf(parts);
  const { answer, text, nonce } = await visit(path, headers, VARIABLES);
  return {
    parts,
    status: answer.status,
    text: nonce && text.replaceAll(nonce, 'NONCE'),
    cookies: answer.headers.getSetCookie(),
    rule: answer.headers.get('cache-control'),
    location: answer.headers.get('location'),
  };
}

it('a visitor who was located has a page of their own choices, one by one', async () => {
  const [cached, single] = [startApp(), startApp('')];
  for (const [name, values] of Object.entries(PARTS))
    for (const value of values) {
      const parts = { path: '/highlights', 'cf-ipcountry': 'BR', [name]: value };
      expect(await answerOf(cached, parts)).toEqual(await answerOf(single, parts));
    }
});

it('no visitor’s page depends on the visitors before them: 65,000 pairs', async () => {
  let shared = 0;
  await fc.assert(
    fc.asyncProperty(visitors, async (all) => {
      const [cached, single] = [startApp(), startApp('')];
      for (const parts of all)
        expect(await answerOf(cached, parts)).toEqual(await answerOf(single, parts));
      shared += all.length - (await cached.visit('/me')).made;
    }),
    { numRuns: 3 },
  );
  // Each visitor comes after all before them, and many do get a page of another.
  expect(shared).toBeGreaterThan(60);
});

it('counts kept pages and those that were made, by class', async () => {
  const { visit } = startApp();
  tally.take();
  for (const path of [
    '/news',
    '/news',
    '/football/news',
    '/',
    '/about/privacy-policy',
    '/search',
  ]) {
    await visit(path);
    vi.advanceTimersByTime(1);
  }
  expect(
    [...(tally.take()?.counters ?? [])].filter(([series]) => series.startsWith('page_cache')),
  ).toEqual([
    ['page_cache_requests_total{class="news",outcome="made"}', 2],
    ['page_cache_requests_total{class="news",outcome="kept"}', 1],
    ['page_cache_requests_total{class="home",outcome="made"}', 1],
    ['page_cache_requests_total{class="other",outcome="made"}', 1],
  ]);
});
