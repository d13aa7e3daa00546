import { expect, it } from 'vitest';
import { BRANDS } from '../shared/brand/brand.ts';
import { PRODUCT } from '../contracts/product.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';

async function cookiesOf(
  path: string,
  headers: Record<string, string> = {},
  variables = {},
  scheme = 'http',
) {
  const request = new Request(`${scheme}://localhost${path}`, { headers });
  const answer = await call(request, { ...env, ...variables });
  return answer.headers.getSetCookie();
}

it('country cookie lifetime is 30 days (2,592,000 s) on the root path, set from the located country if none exists', async () => {
  expect(await cookiesOf('/', { 'cf-ipcountry': 'MX' })).toEqual([
    'country=mx; Max-Age=2592000; Path=/; SameSite=Lax',
  ]);
  expect(await cookiesOf('/', { 'cf-ipcountry': 'MX', cookie: 'country=es' })).toEqual([]);
  expect(await cookiesOf('/')).toEqual([]);
});

const countryCookie = (country: string) => [
  `country=${country}; Max-Age=2592000; Path=/; SameSite=Lax`,
];

it.each([
  ['DE', 'no choice', '', []],
  ['DE', 'a yes to statistics', 'consent=analytics', countryCookie('de')],
  ['DE', 'a yes to everything', 'consent=analytics.recording', countryCookie('de')],
  ['DE', 'a yes to recordings alone', 'consent=recording', []],
  ['DE', 'a no', 'consent=none', []],
  ['DE', 'a choice that nobody can have made', 'consent=all', []],
  ['BR', 'no choice', '', []],
  ['BR', 'a yes to statistics', 'consent=analytics', countryCookie('br')],
  ['BR', 'a no', 'consent=none', []],
  ['US', 'no choice', '', countryCookie('us')],
  ['US', 'a no', 'consent=none', []],
])(
  'in %s, after %s, the located country is kept only where that is allowed',
  async (located, _what, cookie, cookies) => {
    expect(await cookiesOf('/', { 'cf-ipcountry': located, cookie })).toEqual(cookies);
  },
);

it('stores the located country without consent where CONSENT_COUNTRIES omits it', async () => {
  const variables = { CONSENT_COUNTRIES: 'de' };
  expect(await cookiesOf('/', { 'cf-ipcountry': 'BR' }, variables)).toEqual(countryCookie('br'));
  expect(await cookiesOf('/', { 'cf-ipcountry': 'DE' }, variables)).toEqual([]);
});

it('remembers the requested brand', async () => {
  const name = BRANDS.net.brandHeaderName;
  const [cookie] = await cookiesOf(`/?brand=${name.toUpperCase()}`);
  expect(cookie).toMatch(new RegExp(`^brand=${name}; .*HttpOnly`));
  expect(await cookiesOf('/?brand=none')).toEqual([]);
});

it('remembers the requested language', async () => {
  const [cookie] = await cookiesOf('/?lang=PT-br');
  expect(cookie).toMatch(/^language=pt-BR; Max-Age=31536000; Path=\/; HttpOnly/);
  expect(await cookiesOf('/?lang=xx')).toEqual([]);
  expect(await cookiesOf('/?lang=en-XA')).toEqual([]);
});

it('stores the parameters of a native app in a session cookie', async () => {
  const [cookie] = await cookiesOf('/?device_id=d&app_version=1.2&platform=IOS&date=5');
  expect(cookie).toMatch(/^web-view=device_id%3Dd%26app_version%3D1.2%26platform%3Dios; Path=\//);
});

it.each(['cross-site', 'same-site', 'same-origin', 'none'])(
  'stores brand, language and introduction of a link only if it is not on another site: %s',
  async (site) => {
    const path = `/?device_id=d&app_version=0.1&platform=ios&brand=${BRANDS.net.brandHeaderName}&lang=ar`;
    const names = (await cookiesOf(path, { 'sec-fetch-site': site })).map(
      (line) => line.split('=')[0],
    );
    expect(names).toEqual(site === 'cross-site' ? [] : ['brand', 'language', 'web-view']);
    const kept = { cookie: 'web-view=device_id%3De', 'sec-fetch-site': site };
    const again = (await cookiesOf(path, kept)).filter((line) => line.startsWith('web-view='));
    expect(again).toHaveLength(site === 'cross-site' ? 0 : 1);
  },
);

it.each(['image', 'script', 'style', 'video', 'object'])(
  'stores nothing of the query of an address that a page loads as a file: %s',
  async (destination) => {
    const path = `/?device_id=d&app_version=0.1&platform=ios&brand=${BRANDS.net.brandHeaderName}&lang=ar`;
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': destination };
    expect(await cookiesOf(path, headers)).toEqual([]);
  },
);

it.each([
  ['/?platform=IOS', undefined, /^web-view=platform%3Dios;/],
  ['/?platform=wap', 'platform%3Dpc', /^web-view=platform%3Dwap;/],
  [
    '/?platform=android',
    'device_id%3Dd%26platform%3Dios',
    /^web-view=device_id%3Dd%26platform%3Dandroid;/,
  ],
  [
    '/?device_id=e',
    'device_id%3Dd%26user_id%3Du%26platform%3Dios',
    /^web-view=device_id%3De%26platform%3Dios;/,
  ],
])('at %s, with the cookie %s, stores %s', async (path, kept, carried) => {
  const headers: Record<string, string> = kept === undefined ? {} : { cookie: `web-view=${kept}` };
  expect(await cookiesOf(path, headers)).toEqual([expect.stringMatching(carried)]);
});

it.each([
  ['DE', '', 'app_version%3D1.2%26platform%3Dios'],
  ['DE', 'consent=none', 'app_version%3D1.2%26platform%3Dios'],
  ['DE', 'consent=analytics', 'device_id%3Dd%26user_id%3Du%26app_version%3D1.2%26platform%3Dios'],
  ['US', '', 'device_id%3Dd%26user_id%3Du%26app_version%3D1.2%26platform%3Dios'],
])('in %s with the cookie “%s”, a web view stores %s', async (located, cookie, stored) => {
  const path = '/frame/sportWidgets/1?device_id=d&user_id=u&app_version=1.2&platform=ios';
  const cookies = await cookiesOf(path, { 'cf-ipcountry': located, cookie });
  const webView = cookies.filter((line) => line.startsWith('web-view='));
  expect(webView).toEqual([expect.stringMatching(new RegExp(`^web-view=${stored};`))]);
});

it('does not store an unknown platform', async () => {
  expect(await cookiesOf('/?platform=tv')).toEqual([]);
});

it('does not store invalid ids from a link', async () => {
  expect(await cookiesOf('/?device_id=a%0d%0ab&user_id=%C3%A9&app_version=1%202')).toEqual([]);
});

it.each([
  ['web-view=device_id%3Da%250d%250ab', /^web-view=; Max-Age=0/],
  ['web-view=device_id%3Da%250d%250ab%26user_id%3Du-1', /^web-view=user_id%3Du-1;/],
  [`${PRODUCT}=a%0d%0ab`, new RegExp(`^${PRODUCT}=; Max-Age=0`)],
])('repairs or clears the invalid cookie %s', async (cookie, healed) => {
  const cookies = await cookiesOf('/', { cookie });
  expect(cookies).toEqual([expect.stringMatching(healed)]);
  const [kept = ''] = cookies.map((line) => line.split(';')[0]);
  expect(await cookiesOf('/', { cookie: kept.endsWith('=') ? '' : kept })).toEqual([]);
});

it.each([
  ['?lang=pt-BR', '', 'language=pt-BR; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax'],
  [
    `?brand=${PRODUCT}-net`,
    '',
    `brand=${PRODUCT}-net; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ],
  ['?platform=ios', '', 'web-view=platform%3Dios; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ['', 'consent=analytics', 'country=mx; Max-Age=2592000; Path=/; Secure; SameSite=Lax'],
  ['', 'web-view=x', 'web-view=; Max-Age=0; Path=/; Secure; SameSite=Lax'],
  ['', `${PRODUCT}=%0a`, `${PRODUCT}=; Max-Age=0; Path=/; Secure; SameSite=Lax`],
])('over TLS, /%s with the cookie “%s” sets %s', async (query, cookie, line) => {
  const headers = { cookie, ...(cookie.startsWith('consent') && { 'cf-ipcountry': 'MX' }) };
  expect(await cookiesOf(`/${query}`, headers, {}, 'https')).toEqual([line]);
});

it('sets no cookie on data, which may be cached', async () => {
  expect(await cookiesOf('/api/media/v1/sports?device_id=d', { 'cf-ipcountry': 'MX' })).toEqual([]);
});
