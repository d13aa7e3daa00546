import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { visitor, type VisitorVariables } from './visitor.ts';

const app = new Hono<{ Variables: VisitorVariables }>()
  .use(visitor())
  .get('/', (c) => c.json(c.get('visitor')));

async function visit(headers: Record<string, string> = {}, cf: Record<string, string> = {}) {
  const response = await app.request(new Request('http://localhost/', { headers, cf }));
  const body: unknown = await response.json();
  return body;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const LAPTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('visitor', () => {
  it('knows little of a visitor about whom nothing is said', async () => {
    expect(await visit()).toEqual({
      country: null,
      timeZone: 'UTC',
      theme: null,
      isDesktop: true,
    });
  });

  it("takes Cloudflare's country in lower case, else the header", async () => {
    expect(await visit({ 'cf-ipcountry': 'MX' }, { country: 'BR' })).toMatchObject({
      country: 'br',
    });
    expect(await visit({ 'cf-ipcountry': 'MX' })).toMatchObject({ country: 'mx' });
  });

  it.each(['XX', 'T1', 'Brazil', ''])('takes %j for no country', async (code) => {
    expect(await visit({ 'cf-ipcountry': code })).toMatchObject({ country: null });
  });

  it("prefers the cookie's zone to Cloudflare's", async () => {
    const cf = { timezone: 'America/Sao_Paulo' };
    expect(await visit({}, cf)).toMatchObject({ timeZone: 'America/Sao_Paulo' });
    const cookie = { cookie: 'time-zone=Europe%2FMadrid' };
    expect(await visit(cookie, cf)).toMatchObject({ timeZone: 'Europe/Madrid' });
  });

  it.each(['Mars/Base', '%00', '<script>', '+01:00', ''])(
    'passes over the zone %j',
    async (zone) => {
      const cookie = { cookie: `time-zone=${zone}` };
      expect(await visit(cookie, { timezone: 'Asia/Tokyo' })).toMatchObject({
        timeZone: 'Asia/Tokyo',
      });
    },
  );

  it('knows two themes', async () => {
    expect(await visit({ cookie: 'theme=dark' })).toMatchObject({ theme: 'dark' });
    expect(await visit({ cookie: 'theme=pink' })).toMatchObject({ theme: null });
  });

  it('tells desktops from other devices', async () => {
    expect(await visit({ 'user-agent': LAPTOP })).toMatchObject({ isDesktop: true });
    expect(await visit({ 'user-agent': PHONE })).toMatchObject({ isDesktop: false });
  });
});
