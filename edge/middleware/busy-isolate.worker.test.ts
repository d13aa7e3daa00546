import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GATES } from '../gates.ts';
import { PRODUCT } from '../contracts/product.ts';
import { accessToken } from '../testing/access-token.ts';
import { answerTo } from '../testing/start-gate.ts';
import { startApp } from '../testing/start-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 18) });
});
afterEach(() => {
  vi.useRealTimers();
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

  it.each(['own-page', 'search'] as const)(
    '24 connections of one address leave a place in the gate %s to a fan behind it',
    async (kind) => {
      const held = Promise.withResolvers<object>();
      let isNeeded = true;
      const caller = { network: '192.0.2.7', waitUntil: () => {}, isNeeded: () => isNeeded };
      const crowd = Array.from({ length: 24 }, () => GATES[kind].run(caller, () => held.promise));
      const fan = GATES[kind].run(caller, () => held.promise);
      expect(await answerTo(fan)).toBe('unanswered');
      isNeeded = false;
      held.resolve({});
      await Promise.all([...crowd, fan]);
    },
  );

  it.each([
    ['a signed-in fan has a turn of their own', {}, 'fan-1'],
    [
      'an invented token of an operator’s API gets none',
      { PATRON_API_URL: 'https://p.test' },
      undefined,
    ],
  ])('%s among those behind one address', async (_who, variables, user) => {
    const { visit } = startApp();
    const run = refuse('own-page');
    await visit('/news', { cookie: `${PRODUCT}=${await accessToken('fan-1')}` }, variables);
    expect(run.mock.calls).toMatchObject([[{ user }, expect.any(Function)]]);
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

  it('whoever crowds it keeps no page from others that they ask for, too', async () => {
    const { visit } = startApp();
    const run = vi.spyOn(GATES.page, 'run');
    const crowd = { 'cf-connecting-ip': '192.0.2.7' };
    const works = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    const caller = { network: crowd['cf-connecting-ip'], waitUntil: () => {} };
    const held = works.map(({ promise }) => GATES.page.run(caller, () => promise));
    const shown: string[] = [];
    const ask = async (path: string, headers: Record<string, string>) => {
      expect((await visit(path, headers)).answer.status).toBe(200);
      shown.push(`${path} ${headers['cf-connecting-ip']}`);
    };
    const asked = [ask('/leagues', crowd), ask('/news', crowd)];
    await expect.poll(() => run.mock.calls.length).toBe(4);
    asked.push(ask('/news', { 'cf-connecting-ip': '198.51.100.7' }));
    await expect.poll(() => run.mock.calls.length).toBe(5);
    works[0]?.resolve({});
    await Promise.all(asked);
    works[1]?.resolve({});
    await Promise.all(held);
    // Whoever follows the page may have it as soon as its maker.
    const [own, crowded] = ['/news 198.51.100.7', '/leagues 192.0.2.7'].map((name) =>
      shown.indexOf(name),
    );
    expect(own).toBeLessThan(crowded ?? -1);
  });

  it('a fan waits at no gate of cards, calendars or calls', async () => {
    const { visit } = startApp();
    for (const kind of ['card', 'calendar', 'call', 'search', 'page'] as const)
      vi.spyOn(GATES[kind], 'run').mockResolvedValue(null);
    const cookie = `favourites=${encodeURIComponent('20:1:t1')}`;
    expect((await visit('/news', { cookie })).answer.status).toBe(200);
  });
});
