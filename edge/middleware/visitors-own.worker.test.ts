import { Hono } from 'hono';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BRANDS } from '../shared/brand/brand.ts';
import { PRODUCT } from '../contracts/product.ts';
import { cardAddress } from '../og/card-address.ts';
import type { Env } from '../env.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { newMatchId } from '../testing/football.ts';
import { ingestMatch } from '../testing/ingest-match.ts';
import { visitorsOwn } from './visitors-own.ts';

const matchId = newMatchId();

beforeAll(async () => void (await ingestMatch(matchId)));

afterEach(() => {
  vi.restoreAllMocks();
});

type Answer = Awaited<ReturnType<typeof call>>;

/** A shared cache in front of the edge: serves what it was allowed to keep. */
class SharedCache {
  readonly #kept: { url: string; cookie: string; answer: Answer }[] = [];

  async get(url: string, visitor: Visitor, bindings: Env): Promise<Answer> {
    const { cookie } = visitor;
    const found = this.#kept.find(
      (one) => one.url === url && (one.cookie === cookie || !variesByCookie(one.answer)),
    );
    if (found) return found.answer;
    const answer = await ask(url, visitor, bindings);
    const control = answer.headers.get('cache-control') ?? '';
    if (!/private|no-store|no-cache/.test(control)) this.#kept.push({ url, cookie, answer });
    return answer;
  }
}

function variesByCookie({ headers }: Answer): boolean {
  return headers.get('vary')?.includes('cookie') ?? false;
}

interface Visitor {
  /** From the address, which a cache does not use. */
  country: string;
  cookie: string;
}

const SHARED = { 'cache-control': 'public, max-age=60' };

const VISITORS: Visitor[] = ['es', 'br', 'fr'].flatMap((country) => [
  { country, cookie: 'theme=dark' },
  { country, cookie: `brand=${BRANDS.net.brandHeaderName}` },
]);

function ask(url: string, { country, cookie }: Visitor, bindings: Env): Promise<Answer> {
  const headers = { 'cf-ipcountry': country, cookie };
  return call(new Request(`http://localhost${url}`, { headers }), bindings);
}

const URLS = [
  '/api/media/v1/sports',
  '/api/middle/v1/app-config',
  '/api/media/v1/leagues',
  `/api/media/v1/events/${matchId}`,
  `/api/${PRODUCT}-patron/country/locate`,
  `/api/${PRODUCT}-patron/country/listV2`,
  `/parties/match/${matchId}`,
  '/og/match/none.png',
  `/match/${matchId}.ics`,
];

/** An operator's API that returns the visitor's headers, and lets any cache keep them. */
function answerByVisitor(): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { headers } = new Request(input);
    const sent = ['country-code', 'brand', 'access-token'].map((name) => headers.get(name));
    return Response.json({ data: sent }, { headers: { 'cache-control': 'public, s-maxage=60' } });
  });
}

describe('a shared cache never serves one visitor’s response to another', () => {
  const upstream = { MEDIA_API_URL: 'https://media.test', PATRON_API_URL: 'https://patron.test' };
  it.each([
    ['of the embedded APIs', {}],
    ['where some countries are restricted', { RESTRICTED_COUNTRIES: 'fr' }],
    ['of an operator’s own APIs', upstream],
  ])('%s', async (_what, variables) => {
    if (variables === upstream) answerByVisitor();
    const bindings = { ...env, ...variables };
    for (const url of URLS) {
      const cache = new SharedCache();
      for (const visitor of VISITORS) {
        const own = await ask(url, visitor, bindings);
        const served = await cache.get(url, visitor, bindings);
        expect(said(served), `${url} for ${visitor.country}`).toEqual(said(own));
      }
    }
  });
});

it('a card is the same in every country, and private where countries are restricted', async () => {
  const names = { matchId, brand: `${PRODUCT}-tv`, language: 'en', state: '' };
  const url = await cardAddress(names, env.SESSION_SECRET);
  const [es, br] = [
    await ask(url, { country: 'es', cookie: '' }, env),
    await ask(url, { country: 'br', cookie: '' }, env),
  ];
  expect(br.headers.get('etag')).toBe(es.headers.get('etag'));
  const some = await ask(
    url,
    { country: 'es', cookie: '' },
    { ...env, RESTRICTED_COUNTRIES: 'fr' },
  );
  expect(some.headers.get('cache-control')).toBe('private, max-age=60');
});

/** Ignores a calendar's creation time. */
function said({ status, body }: Answer) {
  return { status, body: typeof body === 'string' ? body.replace(/DTSTAMP:.*/, '') : body };
}

it.each([
  ['public, s-maxage=60, max-age=5', 'private, max-age=5'],
  ['max-age=5', 'private, max-age=5'],
  ['public, max-age=5, stale-while-revalidate=60', 'private, max-age=5'],
  ['public, max-age=5, immutable, proxy-revalidate', 'private, max-age=5, immutable'],
  ['private, no-cache', 'private, no-cache'],
  ['no-store', 'no-store'],
])('turns %s into %s', async (value, kept) => {
  const app = new Hono<{ Bindings: { RESTRICTED_COUNTRIES: string } }>()
    .use(visitorsOwn())
    .get('/', (c) => c.text('', 200, { 'cache-control': value }));
  const answer = await app.request('/', {}, { RESTRICTED_COUNTRIES: 'fr' });
  await answer.text();
  expect(answer.headers.get('cache-control')).toBe(kept);
  expect(answer.headers.get('vary')).toBe(
    'cookie, authorization, access-token, cf-ipcountry, country-code, accept-language, accept',
  );
});

it.each(['RESTRICTED_COUNTRIES', 'MEDIA_API_URL', 'PATRON_API_URL', 'SMS_API_URL'])(
  'an answer is the visitor’s own where %s is set',
  async (name) => {
    const app = new Hono().use(visitorsOwn()).get('/', (c) => c.text('', 200, { ...SHARED }));
    const answer = await app.request('/', {}, { [name]: 'x' });
    const shared = await app.request('/', {}, { [name]: '' });
    await Promise.all([answer.text(), shared.text()]);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
    expect(shared.headers.get('cache-control')).toBe(SHARED['cache-control']);
  },
);
