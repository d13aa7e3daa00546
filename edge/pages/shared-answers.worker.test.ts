import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
      const call = new URL(request.url).searchParams.get('call') ?? NEWS;
      const answer = await fetch(new Request(new URL(call, request.url)));
      return new Response(await answer.text(), { status: answer.status });
    },
    { version: async () => version },
  );
  const visit = async (
    fan: string,
    { call = NEWS, ...more }: Record<string, string> = {},
    method = 'GET',
  ) => {
    const context = createExecutionContext();
    const url = `https://scores.example/?call=${encodeURIComponent(call)}`;
    const favourites = `favourites=${encodeURIComponent(`20:1:${fan}`)}`;
    const request = new Request(url, { method, headers: { cookie: favourites, ...more } });
    const answer = await app.fetch(request, { ...env, MEDIA_API_URL: API }, context);
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

it('a shared answer is asked without anything of the visitor who asks first', async () => {
  const { sent, visit } = startApp();
  const token = await accessToken('fan-1');
  const cookie = `${PRODUCT}=${token}; device-id=own; favourites=20%3A1%3Aown; other=own`;
  await visit('own', { cookie, 'x-forwarded-for': '192.0.2.7', 'cf-ipcountry': 'BR' });
  expect(sent).toHaveLength(1);
  const asked = Object.fromEntries(sent[0]?.headers ?? []);
  expect(asked).toMatchObject({ 'country-code': 'br', 'accept-language': 'pt-BR' });
  expect(JSON.stringify(asked)).not.toMatch(new RegExp(`own|192\\.0\\.2|${token}`));
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
  ['a user’s call', { call: '/api/media/v1/favourite/list' }, {}],
  [
    'a list of comments, one of which may be the fan’s,',
    { call: '/api/media/v1/news/comment/list?newsId=a' },
    {},
  ],
  ['a reload that wants a new page', { 'cache-control': 'no-cache' }, {}],
  ['an answer that nobody may store', {}, { headers: { 'cache-control': 'no-store' } }],
  ['a product without a build', {}, { version: '' }],
])('%s is not shared', async (_what, headers, options) => {
  const { sent, visit } = startApp(options);
  const cookie = `${PRODUCT}=${await accessToken('fan-1')}`;
  await visit('t1', { cookie, ...headers });
  await visit('t1', { cookie, ...headers });
  expect(sent.filter(({ url }) => url.startsWith(API))).toHaveLength(2);
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
