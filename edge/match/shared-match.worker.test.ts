import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { fixture, newMatchId, openingUpdates } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
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

describe('GET /og/match/{id}.png', () => {
  it('is a picture of 1200 × 630', async () => {
    const response = await SELF.fetch(`http://localhost/og/match/${live}.png`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const view = new DataView(await response.arrayBuffer());
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    // The first card loads the renderer.
  });

  it('is cached as immutable while its version is current, else for a minute', async () => {
    const { body } = await call(`/parties/match/${live}`);
    const { epoch, version } = JSON.parse(JSON.stringify(body));
    const kept = async (v: string) =>
      (await call(`/og/match/${live}.png?v=${v}`)).headers.get('cache-control');
    expect(await kept(`${epoch}.${version}`)).toBe('public, max-age=31536000, immutable');
    expect(await kept(`${epoch}.${version - 1}`)).toBe('public, max-age=60');
  });

  it('is in the language of its address, whatever the visitor’s country', async () => {
    const tagOf = async (query: string, headers = {}) => {
      const address = `http://localhost/og/match/${coming}.png${query}`;
      return (await call(new Request(address, { headers }))).headers.get('etag');
    };
    const english = await tagOf('?lang=en');
    expect(await tagOf('?lang=pt-BR')).not.toBe(english);
    expect(await tagOf('', { 'cf-ipcountry': 'BR' })).toBe(english);
  });

  it('is answered 304 when the ETag matches, and differs by brand', async () => {
    const first = await call(`/og/match/${coming}.png`);
    const tag = first.headers.get('etag') ?? '';
    const again = new Request(`http://localhost/og/match/${coming}.png`, {
      headers: { 'if-none-match': tag },
    });
    expect((await call(again)).status).toBe(304);
    const other = await call(`/og/match/${coming}.png?brand=touchline-net`);
    expect(other.headers.get('etag')).not.toBe(tag);
    expect(other.headers.has('set-cookie')).toBe(false);
  });

  it('is 404 for an unknown match', async () => {
    expect(await call('/og/match/none.png')).toMatchObject({ status: 404 });
  });
});

describe('GET /{sport}?/match/{slug}?/{id}.ics', () => {
  it.each([
    `/match/${coming}.ics`,
    `/match/harbour-town-vs-quarry-united/${coming}.ics`,
    `/football/match/${coming}.ics`,
    `/football/match/harbour-town-vs-quarry-united/${coming}.ics`,
  ])('answers %s with the match and the address of its page', async (path) => {
    const { status, headers, body } = await call(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = String(body).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART:20270110T150000Z');
    expect(lines).toContain('LOCATION:The Old Pier');
    expect(lines).toContain(`URL:http://localhost${path.replace('.ics', '')}`);
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
