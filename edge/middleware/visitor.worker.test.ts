import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../shared/brand/brand.ts';
import { visitor, type VisitorVariables } from './visitor.ts';

const app = new Hono<{ Variables: VisitorVariables }>()
  .use(visitor())
  .get('/', (c) => c.json(c.get('visitor')));

interface Asked {
  headers?: Record<string, string>;
  cf?: Record<string, string>;
  env?: Record<string, string>;
  query?: string;
}

async function visit({ headers = {}, cf = {}, env = {}, query = '' }: Asked = {}) {
  const request = new Request(`http://localhost/${query}`, { headers, cf });
  const response = await app.request(request, {}, env);
  const body: unknown = await response.json();
  return body;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const LAPTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('visitor', () => {
  it('uses defaults for a visitor whose request has no hints', async () => {
    expect(await visit()).toMatchObject({
      country: null,
      countryCode: null,
      brand: BRANDS.tv,
      language: 'en',
      timeZone: 'UTC',
      theme: null,
      density: null,
      delay: 0,
      device: { isDesktop: true },
      platform: 'pc',
      webView: { deviceId: null, userId: null, appVersion: null },
      deviceId: null,
      user: null,
      favourites: [],
    });
  });

  it('reads only valid keys from the favourites cookie', async () => {
    const cookie = `favourites=${encodeURIComponent('30:t-7\n40:sr:match:1\n50:p-9\n35:t-8\n60:t-7\n30:\nelse')}`;
    expect(await visit({ headers: { cookie } })).toMatchObject({
      favourites: ['30:t-7', '40:sr:match:1', '50:p-9', '35:t-8'],
    });
  });

  it("takes Cloudflare's country in lower case, else the header, else the cookie", async () => {
    const headers = { 'cf-ipcountry': 'MX', cookie: 'country=es' };
    expect(await visit({ headers, cf: { country: 'BR' } })).toMatchObject({ country: 'br' });
    expect(await visit({ headers })).toMatchObject({ country: 'mx', countryCode: 'es' });
    expect(await visit({ headers: { cookie: 'country=es' } })).toMatchObject({ country: 'es' });
  });

  it('takes a tester’s country first, in test mode only', async () => {
    const headers = { 'cf-ipcountry': 'MX', cookie: 'country=es; country-code=BR' };
    expect(await visit({ headers, env: { TEST_MODE: '1' } })).toMatchObject({
      country: 'br',
      countryCode: 'br',
    });
    expect(await visit({ headers })).toMatchObject({ country: 'mx', countryCode: 'es' });
  });

  it.each(['XX', 'T1', 'Brazil', ''])('treats %j as no country', async (code) => {
    expect(await visit({ headers: { 'cf-ipcountry': code } })).toMatchObject({ country: null });
  });

  const first = BRANDS.tv.brandHeaderName;
  const second = BRANDS.net.brandHeaderName;
  it.each([
    ['the query first', `?brand=${first}`, `brand=${second}`, second, first],
    ['then what it said earlier', '', `brand=${second}`, first, second],
    ['then the variable', '', 'brand=none', first, first],
    ['then the country', '?brand=none', '', '', second],
  ])('chooses the brand by %s', async (_what, query, cookie, BRAND, brandHeaderName) => {
    const headers = { 'cf-ipcountry': 'BR', cookie };
    expect(await visit({ query, headers, env: { BRAND } })).toMatchObject({
      brand: { brandHeaderName },
    });
  });

  it('uses the chosen language, then the country’s, then the browser’s', async () => {
    const headers = { 'accept-language': 'en', 'cf-ipcountry': 'BR', cookie: 'language=es-MX' };
    expect(await visit({ query: '?lang=en', headers })).toMatchObject({ language: 'en' });
    expect(await visit({ query: '?lang=none', headers })).toMatchObject({ language: 'es-MX' });
    // A web view's own parameter.
    expect(await visit({ query: '?locale=en', headers })).toMatchObject({ language: 'en' });
    expect(await visit({ headers: { ...headers, cookie: '' } })).toMatchObject({
      language: 'pt-BR',
    });
    expect(await visit({ headers: { 'accept-language': 'es' } })).toMatchObject({
      language: 'es-MX',
    });
  });

  it('uses the test language in test mode only', async () => {
    const env = { TEST_MODE: '1' };
    expect(await visit({ query: '?lang=en-XA', env })).toMatchObject({ language: 'en-XA' });
    expect(await visit({ query: '?lang=en-XA' })).toMatchObject({ language: 'en' });
  });

  it("prefers the cookie's zone to Cloudflare's", async () => {
    const cf = { timezone: 'America/Sao_Paulo' };
    expect(await visit({ cf })).toMatchObject({ timeZone: 'America/Sao_Paulo' });
    const headers = { cookie: 'time-zone=Europe%2FMadrid' };
    expect(await visit({ headers, cf })).toMatchObject({ timeZone: 'Europe/Madrid' });
  });

  it.each(['Mars/Base', '%00', '<script>', '+01:00', ''])(
    'ignores the time zone %j',
    async (zone) => {
      const headers = { cookie: `time-zone=${zone}` };
      expect(await visit({ headers, cf: { timezone: 'Asia/Tokyo' } })).toMatchObject({
        timeZone: 'Asia/Tokyo',
      });
    },
  );

  it('accepts known themes only', async () => {
    expect(await visit({ headers: { cookie: 'theme=dark' } })).toMatchObject({ theme: 'dark' });
    expect(await visit({ headers: { cookie: 'theme=black' } })).toMatchObject({ theme: 'black' });
    expect(await visit({ headers: { cookie: 'theme=pink' } })).toMatchObject({ theme: null });
  });

  it.each([
    ['38', 38],
    ['120', 120],
    ['999', 120],
    ['-5', 0],
    ['1.5', 0],
    ['x', 0],
  ])('reads the delay %s as %i s: whole seconds, two minutes at most', async (value, delay) => {
    expect(await visit({ headers: { cookie: `delay=${value}` } })).toMatchObject({ delay });
  });

  it('accepts known densities only', async () => {
    const visited = (cookie: string) => visit({ headers: { cookie } });
    expect(await visited('density=compact')).toMatchObject({ density: 'compact' });
    expect(await visited('density=tiny')).toMatchObject({ density: null });
  });

  it.each([
    [LAPTOP, '', 'pc'],
    [PHONE, '', 'wap'],
    [LAPTOP, '?platform=Android', 'android'],
    [PHONE, '?platform=PC', 'pc'],
    [PHONE, '?platform=tv', 'wap'],
  ])('given %s and the query "%s", sets the platform to %s', async (userAgent, query, platform) => {
    expect(await visit({ query, headers: { 'user-agent': userAgent } })).toMatchObject({
      platform,
    });
  });

  it('keeps the requested platform from the cookie', async () => {
    const headers = { 'user-agent': LAPTOP, cookie: 'web-view=platform%3Dwap' };
    expect(await visit({ headers })).toMatchObject({
      platform: 'wap',
      device: { isDesktop: true },
    });
  });

  it('identifies a native app by its query, and later by its cookie', async () => {
    const sent = { webView: { deviceId: 'd-1', userId: 'u-1', appVersion: '2.12.0' } };
    const query = 'device_id=d-1&user_id=u-1&app_version=2.12.0&platform=ios';
    const known = { ...sent, deviceId: 'd-1', platform: 'ios' };
    expect(await visit({ query: `?${query}` })).toMatchObject(known);
    const cookie = `device-id=other; web-view=${encodeURIComponent(query)}`;
    expect(await visit({ headers: { cookie } })).toMatchObject(known);
  });

  it('takes no introduction from a link on another site, and brand, language and platform for its page', async () => {
    const query = `?device_id=d&user_id=u&app_version=0.1&platform=ios&lang=ar&brand=${BRANDS.net.brandHeaderName}`;
    const headers = { 'sec-fetch-site': 'cross-site', cookie: 'web-view=device_id%3De' };
    expect(await visit({ query, headers })).toMatchObject({
      webView: { deviceId: 'e', userId: null, appVersion: null },
      platform: 'ios',
      language: 'ar',
      brand: BRANDS.net,
    });
  });

  it.each(['a\r\nb', 'a b', 'é', '\u0000', 'a'.repeat(201), ''])(
    'rejects %j as an id, in a link and in a cookie',
    async (id) => {
      const query = new URLSearchParams({ device_id: id, user_id: id, app_version: id }).toString();
      const own = {
        webView: { deviceId: null, userId: null, appVersion: null },
        deviceId: 'own-1',
      };
      expect(
        await visit({ query: `?${query}`, headers: { cookie: 'device-id=own-1' } }),
      ).toMatchObject(own);
      const cookie = `device-id=own-1; web-view=${encodeURIComponent(query)}`;
      expect(await visit({ headers: { cookie } })).toMatchObject(own);
    },
  );
});
