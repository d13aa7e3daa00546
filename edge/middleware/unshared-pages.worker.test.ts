import { createExecutionContext } from 'cloudflare:test';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { accessToken } from '../testing/access-token.ts';
import { env } from '../testing/bindings.ts';
import { startApp } from '../testing/start-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 18) });
});
afterEach(() => {
  vi.useRealTimers();
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
