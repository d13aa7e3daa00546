import { createExecutionContext } from 'cloudflare:test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../app.ts';
import { edgeContext } from '../contracts/edge-context.ts';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { GATES } from '../gates.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import { env } from '../testing/bindings.ts';

const VISITOR = { 'cf-connecting-ip': '192.0.2.1' };

/** Returns a reader of a Worker whose sitemaps show what they may know of their visitor, and how many were made. */
function startApp(version = 'v1') {
  let made = 0;
  const app = createApp(
    async ({ url, method }, context) => {
      made += 1;
      if (method === 'POST') return new Response(null, { status: 405 });
      if (url.includes('none')) return new Response('missing', { status: 404 });
      const { country, countryCode, language, brand } = context.get(edgeContext).visitor;
      const text = JSON.stringify([url, country, countryCode, language, brand.brandHeaderName]);
      return new Response(text, { headers: { 'content-type': 'application/xml' } });
    },
    { version: async () => version },
  );
  return async (path: string, headers: Record<string, string> = VISITOR, method = 'GET') => {
    const request = new Request(new URL(path, 'https://scores.example'), { headers, method });
    const answer = await app.fetch(request, env, createExecutionContext());
    const { status } = answer;
    const rule = answer.headers.get('cache-control');
    const allow = answer.headers.get('allow');
    return { status, rule, allow, text: await answer.text(), made };
  };
}

it.each(['/sitemap.xml', '/sitemaps/players-football-2.xml'])(
  '%s is made once for all visitors of a brand, whatever they are and ask',
  async (path) => {
    const read = startApp();
    const first = await read(path);
    expect(first).toMatchObject({ status: 200, rule: 'private, max-age=3600', made: 1 });
    for (const [query, headers] of [
      ['', { 'cf-connecting-ip': '192.0.2.2', 'cf-ipcountry': 'GB', 'accept-language': 'pt-BR' }],
      ['?x=1', VISITOR],
      ['?lang=ar', { ...VISITOR, cookie: 'language=ar; country=gb; favourites=20%3A1%3At1' }],
      ['', { ...VISITOR, 'cache-control': 'no-cache' }],
    ] as const)
      expect(await read(path + query, headers)).toEqual(first);
    const address = `https://scores.example${path}`;
    const textFor = ({ brandHeaderName }: BrandProfile) =>
      JSON.stringify([address, null, null, 'en', brandHeaderName]);
    expect(first.text).toBe(textFor(BRANDS.tv));
    const other = await read(path, { ...VISITOR, 'cf-ipcountry': 'BR' });
    expect(other).toMatchObject({ text: textFor(BRANDS.net), made: 2 });
  },
);

it('a HEAD gets the head of the kept sitemap, and OPTIONS and POST are refused', async () => {
  const read = startApp();
  const path = '/sitemaps/teams-golf.xml';
  await read(path);
  expect(await read(path, VISITOR, 'HEAD')).toMatchObject({ status: 200, text: '', made: 1 });
  const refused = { status: 405, text: '', allow: 'GET, HEAD' };
  for (const text of [path, '/robots.txt'])
    expect(await read(text, VISITOR, 'OPTIONS')).toMatchObject({ ...refused, made: 1 });
  const origin = { ...VISITOR, origin: 'https://scores.example' };
  expect(await read(path, origin, 'POST')).toMatchObject(refused);
});

it('a missing sitemap is not kept', async () => {
  const read = startApp();
  const answers = [await read('/sitemaps/none.xml'), await read('/sitemaps/none.xml')];
  expect(answers).toMatchObject([
    { status: 404, rule: 'no-store', made: 1 },
    { status: 404, rule: 'no-store', made: 2 },
  ]);
});

it('another build makes its own sitemaps', async () => {
  expect((await startApp('a')('/sitemaps/teams-tennis.xml')).made).toBe(1);
  expect((await startApp('b')('/sitemaps/teams-tennis.xml')).made).toBe(1);
});

it('a sitemap that is not kept is refused without a turn, and a kept one needs none', async () => {
  const read = startApp();
  await read('/sitemaps/leagues-tennis.xml');
  const run = vi.spyOn(GATES.document, 'run').mockResolvedValue(null);
  onTestFinished(() => run.mockRestore());
  expect((await read('/sitemaps/leagues-tennis.xml')).status).toBe(200);
  expect(await read('/sitemaps/leagues-golf.xml')).toMatchObject({ status: 429, made: 1 });
});

it('a developer, whose network is unknown, gets the catalogue as it is', async () => {
  const read = startApp();
  await read('/sitemaps/pages.xml');
  expect((await read('/sitemaps/pages.xml', {})).made).toBe(2);
  expect((await read('/sitemaps/pages.xml', {})).made).toBe(3);
});
