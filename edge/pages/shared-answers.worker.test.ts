import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { createApp } from '../app.ts';
import { edgeContext } from '../contracts/edge-context.ts';
import { PRODUCT } from '../contracts/product.ts';
import { accessToken } from '../testing/access-token.ts';
import { env } from '../testing/bindings.ts';
import { article } from '../testing/articles.ts';
import { signed } from '../testing/signed.ts';

const API = 'https://media.example';
const NEWS = '/api/media/v1/news?page=1';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 18) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The Worker before an API whose every answer has another number, with a page that shows a call's answer. */
function startApp({ version = 'v1', headers = {} } = {}) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ data: `answer ${sent.length}` }, { headers });
  });
  const app = createApp(
    async (request, context) => {
      const { fetch } = context.get(edgeContext);
      const call = new URL(request.url).searchParams.get('flag') ?? NEWS;
      const answer = await fetch(new Request(new URL(call, request.url)));
      return new Response(await answer.text(), { status: answer.status });
    },
    { version: async () => version },
  );
  const visit = async (
    fan: string,
    { call = NEWS, path = '/', ...more }: Record<string, string> = {},
    method = 'GET',
  ) => {
    const context = createExecutionContext();
    const url = `https://scores.example${path}?flag=${encodeURIComponent(call)}`;
    const favourites = `favourites=${encodeURIComponent(`20:1:${fan}`)}`;
    const request = new Request(url, { method, headers: { cookie: favourites, ...more } });
    const answer = await app.fetch(
      request,
      { ...env, MEDIA_API_URL: API, RESTRICTED_COUNTRIES: 'kp' },
      context,
    );
    const text = await answer.text();
    await waitOnExecutionContext(context);
    return /answer \d+/.exec(text)?.[0];
  };
  return { app, sent, visit };
}

it('fans whose pages are their own share the answers of public calls', async () => {
  const { sent, visit } = startApp();
  expect([await visit('t1'), await visit('t2'), await visit('t1')]).toEqual(
    Array.from({ length: 3 }, () => 'answer 1'),
  );
  expect(sent).toHaveLength(1);
});

it('fans who come at the same time wait for one answer', async () => {
  const { sent, visit } = startApp();
  const all = await Promise.all(['t1', 't2', 't3'].map((fan) => visit(fan)));
  expect(all).toEqual(['answer 1', 'answer 1', 'answer 1']);
  expect(sent).toHaveLength(1);
});

it('a shared answer is asked without anything of the visitor who asks first', async () => {
  const { sent, visit } = startApp();
  const cookie = 'device-id=own; favourites=20%3A1%3Aown; other=own; delay=40';
  await visit('own', { cookie, 'cf-ipcountry': 'BR' });
  expect(sent).toHaveLength(1);
  const asked = Object.fromEntries(sent[0]?.headers ?? []);
  expect(asked).toMatchObject({ 'country-code': 'br', 'accept-language': 'pt-BR' });
  expect(JSON.stringify(asked)).not.toContain('own');
});

it.each([
  ['country', { 'cf-ipcountry': 'BR' }],
  ['language', { 'accept-language': 'es' }],
  ['brand', { cookie: `favourites=20%3A1%3At2; brand=${PRODUCT}-net` }],
  ['call', { call: '/api/media/v1/news?page=2' }],
])('a fan of another %s gets an answer of their own', async (_what, headers) => {
  const { visit } = startApp();
  expect(await visit('t1')).toBe('answer 1');
  expect(await visit('t2', headers)).toBe('answer 2');
  expect(await visit('t3')).toBe('answer 1');
});

it.each([
  [
    'a list of comments, one of which may be the fan’s,',
    { call: '/api/media/v1/news/comment/list?newsId=a' },
    {},
  ],
  ['an answer that nobody may store', {}, { headers: { 'cache-control': 'no-store' } }],
  ['a product without a build', {}, { version: '' }],
])('%s is not shared', async (_what, headers, options) => {
  const { sent, visit } = startApp(options);
  await visit('t1', headers);
  await visit('t1', headers);
  expect(sent).toHaveLength(2);
});

it('a reload gets answers that are asked after it came, which others share', async () => {
  const { sent, visit } = startApp();
  await visit('t1');
  vi.setSystemTime(Date.now() + 250);
  expect(await visit('t1', { 'cache-control': 'no-cache' })).toBe('answer 2');
  expect(await visit('t2')).toBe('answer 2');
  expect(sent).toHaveLength(2);
});

it('an operator’s API knows a user in every call', async () => {
  const { sent, visit } = startApp();
  const token = await accessToken('fan-1');
  const cookie = `${PRODUCT}=${token}`;
  for (const call of [NEWS, '/api/media/v1/favourite/list']) {
    await visit('t1', { cookie, call });
    await visit('t1', { cookie, call });
  }
  expect(sent.map(({ headers }) => headers.get('access-token'))).toEqual(
    Array.from({ length: 4 }, () => token),
  );
});

it('a restricted visitor gets no answer that others got', async () => {
  const { visit } = startApp();
  const path = '/about/privacy-policy';
  const abroad = { path, 'cf-ipcountry': 'KP' };
  expect(await visit('t1', { path })).toBe('answer 1');
  expect(await visit('t2', abroad)).toBeUndefined();
});

it('counts shared answers and those that were asked', async () => {
  const { visit } = startApp();
  tally.take();
  for (const fan of ['t1', 't2', 't3']) {
    await visit(fan);
    vi.advanceTimersByTime(1);
  }
  const counted = [...(tally.take()?.counters ?? [])].filter(([series]) =>
    series.includes('"answer"'),
  );
  expect(counted).toEqual([
    ['page_cache_requests_total{class="answer",outcome="made"}', 1],
    ['page_cache_requests_total{class="answer",outcome="kept"}', 2],
  ]);
});

it('a form’s page shows what the form has changed', async () => {
  const { visit } = startApp();
  await visit('t1');
  expect(await visit('t1', { origin: 'https://scores.example' }, 'POST')).toBe('answer 2');
});

it('a shared answer is at most two seconds old', async () => {
  const { visit } = startApp();
  const now = Date.now();
  await visit('t1');
  vi.setSystemTime(now + 1_999);
  // It is given once more, and asked again.
  expect(await visit('t2')).toBe('answer 1');
  expect(await visit('t3')).toBe('answer 2');
  vi.setSystemTime(now + 1_999 + 2_000);
  expect(await visit('t1')).toBe('answer 3');
});

it('an article is new for each fan as soon as a feed has changed it', async () => {
  const { app, visit } = startApp();
  await visit('t1');
  const change = signed('/ingest/v1/content', { source: 'test', content: [article()] });
  const answer = await app.fetch(change, env, createExecutionContext());
  expect(await answer.text()).toContain('applied');
  expect(await visit('t2')).toBe('answer 2');
});

it('a failure is nobody else’s', async () => {
  const { visit } = startApp();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'away' }, { status: 404 }));
  expect(await visit('t1')).toBeUndefined();
  vi.stubGlobal('fetch', async () => Response.json({ data: 'answer 7' }));
  expect(await visit('t2')).toBe('answer 7');
});
