import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { cardAddress, type CardNames } from '../og/card-address.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { fixture, newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { signed } from '../testing/signed.ts';
import { GATES } from '../gates.ts';
import { SELF } from 'cloudflare:test';

const coming = newMatchId();
const live = newMatchId();
const KICK_OFF = Date.UTC(2027, 0, 10, 15);

beforeAll(async () => {
  const matches = [
    { matchId: coming, fixture: fixture({ startTime: KICK_OFF, venue: 'The Old Pier' }) },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  await call(signed('/ingest/v1/updates', { source: 'test', updates: openingUpdates(live) }));
});

/** Returns the address of a card as a page names it. */
const cardOf = (matchId: string, more: Partial<CardNames> = {}) =>
  cardAddress(
    { matchId, brand: `${PRODUCT}-tv`, language: 'en', state: '', ...more },
    env.SESSION_SECRET,
  );

describe('GET /og/match/{id}.png', () => {
  it('is a picture of 1200 × 630', async () => {
    const response = await SELF.fetch(`http://localhost${await cardOf(live)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const view = new DataView(await response.arrayBuffer());
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    // The first card loads the renderer.
  });

  it('is cached as immutable while its version is current, else for a minute', async () => {
    const { body } = await call(`/parties/match/${live}`);
    const { epoch, version } = JSON.parse(JSON.stringify(body));
    const kept = async (state: string) =>
      (await call(await cardOf(live, { state }))).headers.get('cache-control');
    for (let times = 0; times < 2; times += 1)
      expect(await kept(`${epoch}.${version}`)).toBe('public, max-age=31536000, immutable');
    expect(await kept(`${epoch}.${version - 1}`)).toBe('public, max-age=60');
  });

  it('is in the language of its address, whatever the visitor’s country', async () => {
    const tagOf = async (language: string, headers = {}) => {
      const address = `http://localhost${await cardOf(coming, { language })}`;
      return (await call(new Request(address, { headers }))).headers.get('etag');
    };
    const english = await tagOf('en');
    expect(await tagOf('pt-BR')).not.toBe(english);
    expect(await tagOf('en', { 'cf-ipcountry': 'BR' })).toBe(english);
  });

  it('is answered 304 when the ETag matches, and differs by brand', async () => {
    const first = await call(await cardOf(coming));
    const tag = first.headers.get('etag') ?? '';
    const again = new Request(`http://localhost${await cardOf(coming)}`, {
      headers: { 'if-none-match': tag },
    });
    expect((await call(again)).status).toBe(304);
    const other = await call(await cardOf(coming, { brand: `${PRODUCT}-net` }));
    expect(other.headers.get('etag')).not.toBe(tag);
    expect(other.headers.has('set-cookie')).toBe(false);
  });

  it('is 404 for an unknown match', async () => {
    expect(await call(await cardOf('none'))).toMatchObject({ status: 404 });
  });

  it('is drawn once in a data centre while its version is current', async () => {
    const { body } = await call(`/parties/match/${live}`);
    const { epoch, version } = JSON.parse(JSON.stringify(body));
    const address = await cardOf(live, { state: `${epoch}.${version}`, language: 'es-MX' });
    expect((await call(address)).status).toBe(200);
    // Nothing is read for it any more.
    const gone = { ...env, MEDIA_API_URL: 'https://media.invalid' };
    expect((await call(address, gone)).status).toBe(200);
  });

  it.each([
    [
      'an address without a signature, such as an old one',
      (path: string) => path.replace(/&v=.*/, '&v=abcdefgh.7'),
    ],
    ['an address without a query', (path: string) => path.replace(/\?.*/, '')],
    [
      'another language than a page has signed',
      (path: string) => path.replace('lang=en', 'lang=ar'),
    ],
    ['another match', (path: string) => path.replace(live, coming)],
  ])('%s gets the brand’s picture, for which no match is read', async (_what, change) => {
    const read = vi.spyOn(GATES.card, 'run');
    const ASSETS = overridden(env.ASSETS, {
      fetch: async ({ pathname }: URL) =>
        new Response(pathname === `/covers/${PRODUCT}-tv.png` ? 'cover' : null),
    });
    const answer = await call(change(await cardOf(live)), { ...env, ASSETS });
    expect([answer.status, answer.body]).toEqual([200, 'cover']);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('an address that the former secret signed gets its card, too', async () => {
    const rotated = { ...env, SESSION_SECRET: `${btoa('x'.repeat(32))} ${env.SESSION_SECRET}` };
    const { headers } = await call(await cardOf(live), rotated);
    expect(headers.get('etag')).not.toBeNull();
  });

  it('is refused for some seconds where too many cards are to be drawn', async () => {
    const run = vi.spyOn(GATES.card, 'run').mockResolvedValue(null);
    const { status, headers } = await call(await cardOf(live, { language: 'ar' }));
    expect([status, headers.get('retry-after')]).toEqual([429, '3']);
    run.mockRestore();
  });
});

describe('GET /{sport}?/match/{slug}?/{id}.ics', () => {
  it.each([
    `/match/${coming}.ics`,
    `/match/harbour-town-vs-quarry-united/${coming}.ics`,
    `/football/match/${coming}.ics`,
    `/football/match/harbour-town-vs-quarry-united/${coming}.ics`,
  ])('answers %s with the match and the short address of its page', async (path) => {
    const { status, headers, body } = await call(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = String(body).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART:20270110T150000Z');
    expect(lines).toContain('LOCATION:The Old Pier');
    expect(lines).toContain(`URL:http://localhost/match/${coming}`);
  });

  it.each([
    ['?lang=pt-BR', {}],
    ['', { 'cf-ipcountry': 'BR' }],
  ])('uses the visitor’s language: %s %o', async (query, headers) => {
    const address = `http://localhost/match/${coming}.ics${query}`;
    const { body } = await call(new Request(address, { headers }));
    expect(String(body)).toMatch(/SUMMARY:.+ x .+/);
  });

  it('answers 404 for an unknown match', async () => {
    expect(await call('/football/match/none.ics')).toMatchObject({ status: 404 });
  });

  it('is refused where the product is not available', async () => {
    const restricted = { ...env, RESTRICTED_COUNTRIES: 'es' };
    const request = new Request(`http://localhost/match/${coming}.ics`, {
      headers: { 'cf-ipcountry': 'ES' },
    });
    expect((await call(request, restricted)).status).toBe(451);
  });
});
