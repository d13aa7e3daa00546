import { expect, it } from 'vitest';
import { SECOND_BRAND } from '../contracts/brand.ts';
import { call } from '../testing/call.ts';

async function cookiesOf(path: string, headers: Record<string, string> = {}) {
  const answer = await call(new Request(`http://localhost${path}`, { headers }));
  return answer.headers.getSetCookie();
}

it('keeps the located country for thirty days, once', async () => {
  expect(await cookiesOf('/', { 'cf-ipcountry': 'BR' })).toEqual([
    'country=br; Max-Age=2592000; Path=/; SameSite=Lax',
  ]);
  expect(await cookiesOf('/', { 'cf-ipcountry': 'BR', cookie: 'country=es' })).toEqual([]);
  expect(await cookiesOf('/')).toEqual([]);
});

it('remembers the brand that was asked for', async () => {
  const name = SECOND_BRAND.brandHeaderName;
  const [cookie] = await cookiesOf(`/?brand=${name.toUpperCase()}`);
  expect(cookie).toMatch(new RegExp(`^brand=${name}; .*HttpOnly`));
  expect(await cookiesOf('/?brand=none')).toEqual([]);
});

it('carries what a native app says of itself through the session', async () => {
  const [cookie] = await cookiesOf('/?device_id=d&app_version=1.2&platform=IOS&date=5');
  expect(cookie).toMatch(/^web-view=device_id%3Dd%26app_version%3D1.2%26platform%3Dios; Path=\//);
  expect(await cookiesOf('/?platform=ios')).toEqual([]);
});

it('sets no cookie on data, which may be stored', async () => {
  expect(await cookiesOf('/api/media/v1/sports?device_id=d', { 'cf-ipcountry': 'BR' })).toEqual([]);
});
