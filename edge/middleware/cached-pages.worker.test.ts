import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { PRODUCT } from '../contracts/product.ts';
import { article } from '../testing/articles.ts';
import { env } from '../testing/bindings.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { startApp } from '../testing/start-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 18) });
});
afterEach(() => {
  vi.useRealTimers();
});

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

it('a HEAD gets the head of a cached page', async () => {
  const { app, visit } = startApp();
  await visit('/news');
  const request = new Request('https://scores.example/news', { method: 'HEAD' });
  const answer = await app.fetch(request, env, createExecutionContext());
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect((await visit('/news')).made).toBe(1);
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
