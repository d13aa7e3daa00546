import { expect, it } from 'vitest';
import { BRANDS } from '../shared/brand/brand.ts';
import { manifestPath } from '../shared/brand/home-screen.ts';
import { call } from '../testing/call.ts';

const asked = (path: string, headers: Record<string, string> = {}) =>
  call(new Request(`http://localhost${path}`, { headers }));

it('a manifest whose address names brand and language is the same for everybody, and kept', async () => {
  const path = manifestPath(BRANDS.net, 'pt-BR');
  const answer = await asked(path, { 'cf-ipcountry': 'ES', cookie: 'language=en' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=3600,/);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.body).toMatchObject({ name: 'Touchline Net', lang: 'pt-BR' });
});

it.each([
  ['/manifest.webmanifest', 'BR', 'Touchline Net', 'pt-BR'],
  ['/manifest.webmanifest?lang=es-MX', 'ES', 'Touchline', 'es-MX'],
  ['/manifest.webmanifest?lang=xx&brand=other', 'ES', 'Touchline', 'en'],
])('%s follows the rules of pages in %s, and is not shared', async (path, country, name, lang) => {
  const answer = await asked(path, { 'cf-ipcountry': country });
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.body).toMatchObject({ name, lang });
});
