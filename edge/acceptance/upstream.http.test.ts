import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { COUNTRY_COOKIE, TEST_COUNTRY_COOKIE } from '../contracts/cookies.ts';
import { GENERIC_FAILURE, NOT_IN_YOUR_COUNTRY } from '../contracts/messages.ts';
import { PRODUCT } from '../contracts/product.ts';
import { signIn } from '../contracts/session-calls.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import { PatronStandIn } from '../testing/patron-stand-in.ts';
import { AWAKE, collectCrashes, launchBrowser } from './browser.ts';
import { callThrough } from './call-through.ts';
import { EDGE_KEY, expectedHeaders, headersAt, HOSTILE_HEADERS } from './expected-headers.ts';
import { failingPageCases } from './failing-page-cases.ts';
import { FAULTS } from './faults.ts';
import { startProduct, type Product } from './product.ts';
import { startRecorder, type Answerer, type Recorder } from './recorder.ts';

/** Fields of its first brand that an operator has replaced. */
const OWN_FIELDS = { appStoreUrl: 'https://apps.test/own', supportEmail: 'help@scores.test' };
/** Fields of its second brand, which has no app. */
const NO_APPS = { appStoreUrl: '', googlePlayStoreUrl: '', androidAppPackageName: '' };

const PATRON = `/api/${PRODUCT}-patron`;

const standIn = new PatronStandIn();

/** Answers as an operator's APIs: the media API has no matches. */
const answerer: Answerer = async ({ method, url, headers, body }, response) => {
  const sent = new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const path = url.replace(/^\/patron/, '');
  const answer = url.startsWith('/patron')
    ? await standIn.answer({ method, path, headers: sent, body })
    : { status: 200, body: { data: { events: [], leagues: [] } } };
  response
    .writeHead(answer.status, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer.body));
};

let recorder: Recorder;
let product: Product;

beforeAll(async () => {
  recorder = await startRecorder(answerer);
  product = await startProduct({
    secrets: { EDGE_KEY },
    vars: {
      MEDIA_API_URL: `${recorder.url}/media`,
      PATRON_API_URL: `${recorder.url}/patron`,
      SMS_API_URL: `${recorder.url}/sms`,
      FIRST_BRAND: JSON.stringify(OWN_FIELDS),
      SECOND_BRAND: JSON.stringify(NO_APPS),
      RESTRICTED_COUNTRIES: 'fr',
      TEST_MODE: '1',
      // A page waits twice for an API that hangs, 16 s each. Every other answer comes from this process.
      TIME_SCALE: '8',
    },
  });
});

afterAll(async () => {
  await product.stop();
  await recorder.stop();
});

describe('a call', () => {
  it.each([
    { api: 'media', path: '/v1/sports', own: '/api/media' },
    { api: 'patron', path: '/country/listV2', own: PATRON },
    { api: 'sms', path: '/captcha/config/info', own: '/api/sms-center' },
  ] as const)('of the API $api has the headers of the specification', async (call) => {
    const { api, path, own } = call;
    recorder.take();
    await callThrough(product.url + own + path, { headers: HOSTILE_HEADERS });
    const sent = recorder.take().find(({ url }) => url === `/${api}${path}`);
    expect(headersAt(sent)).toEqual(expectedHeaders(call));
  });

  it('with a password is encrypted for the API', async () => {
    const { ursid: _marksEncrypted, ...headers } = HOSTILE_HEADERS;
    recorder.take();
    const { status } = await callThrough(`${product.url}${PATRON}${signIn.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'ana@example.org', password: 'a horse, a kingdom' }),
    });
    expect(status).toBe(200);
    const sent = recorder.take().find(({ url }) => url === `/patron${signIn.path}`);
    expect(sent?.body).toMatch(/^\{"payload":"[\w-]+\.\.[\w.-]+"\}$/);
    expect(headersAt(sent)).toMatchObject({ ursid: 'stand-in', brand: BRANDS.net.brandHeaderName });
  });

  it('has no access token where there is no session', async () => {
    await callThrough(`${product.url}/api/media/v1/sports`);
    expect(recorder.take()[0]?.headers).not.toHaveProperty('access-token');
  });
});

describe('the country-code header', () => {
  const sports = '/api/media/v1/sports';
  const locate = `${PATRON}/country/locate`;

  it.each([
    [
      'is the stored country',
      sports,
      { cookie: `${COUNTRY_COOKIE}=es`, 'cf-ipcountry': 'BR' },
      'es',
    ],
    ['is the located country where none is stored', sports, { 'cf-ipcountry': 'BR' }, 'br'],
    ['is what the caller says', sports, { 'country-code': 'mx', 'cf-ipcountry': 'BR' }, 'mx'],
    [
      'is a tester’s country first in test mode',
      sports,
      { cookie: `${COUNTRY_COOKIE}=es; ${TEST_COUNTRY_COOKIE}=ar`, 'cf-ipcountry': 'BR' },
      'ar',
    ],
    ['is absent where no country is known', sports, {}, undefined],
    ['is absent on /country/locate', locate, { 'cf-ipcountry': 'BR' }, undefined],
    ['is absent there whatever the caller says', locate, { 'country-code': 'mx' }, undefined],
  ])('%s', async (_what, path, headers, expected) => {
    await callThrough(product.url + path, { headers });
    const [sent] = recorder.take();
    expect(sent?.headers['country-code']).toBe(expected);
  });
});

describe('a page', () => {
  async function pageAt(path: string, headers: Record<string, string>): Promise<string> {
    recorder.take();
    // Past the cache, whose renewals would make other visitors' calls meanwhile.
    const sent = { ...headers, 'cache-control': 'no-cache' };
    return (await fetch(product.url + path, { headers: sent })).text();
  }

  it.each<[who: string, asked: BrandProfile | null, country: string, brand: BrandProfile]>([
    ['of a visitor in Brazil', null, 'BR', BRANDS.net],
    ['of a visitor in Spain', null, 'ES', BRANDS.tv],
    ['of a visitor in Brazil who asks for the first brand', BRANDS.tv, 'BR', BRANDS.tv],
    ['of a visitor in Spain who asks for the second brand', BRANDS.net, 'ES', BRANDS.net],
  ])('%s calls the API for that brand', async (_who, asked, country, { brandHeaderName }) => {
    const query = asked ? `?brand=${asked.brandHeaderName}` : '';
    for (const path of ['/', '/match/some-match', '/news/rss.xml']) {
      await pageAt(path + query, { 'cf-ipcountry': country });
      const brands = recorder.take().map(({ headers }) => headers['brand']);
      expect([path, [...new Set(brands)]]).toEqual([path, [brandHeaderName]]);
    }
  });

  it('has the fields of the brand that the operator has replaced', async () => {
    const html = await pageAt('/', { 'cf-ipcountry': 'ES' });
    for (const own of Object.values(OWN_FIELDS)) expect(html).toContain(own);
    expect(html).not.toContain(BRANDS.tv.supportEmail);
    expect(html).toContain(BRANDS.tv.googlePlayStoreUrl.replaceAll('&', '&amp;'));
  });

  it.each([
    [BRANDS.tv, true],
    [BRANDS.net, false],
  ])('leads to an app only where the brand has one: %#', async ({ brandHeaderName }, hasApp) => {
    const query = `?brand=${brandHeaderName}`;
    for (const path of ['/', '/sitemaps/pages.xml'])
      expect((await pageAt(path + query, {})).includes('/app-info')).toBe(hasApp);
    const home = await pageAt(`/${query}`, {});
    expect(home.includes('play.google.com')).toBe(hasApp);
    for (const path of ['/app-info', '/app-download-redirect', '/app-info.data'])
      expect((await fetch(product.url + path + query)).status).toBe(hasApp ? 200 : 404);
  });
});

const OTHER_PAGE = 'a[href^="/basketball/matches"]';

/** Opens Home in a browser of its own. */
async function openHome() {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const crashes = collectCrashes(page);
  await page.goto(product.url);
  await page.locator(AWAKE).waitFor({ state: 'attached' });
  return { page, crashes };
}

// Last: from here on the recorder answers otherwise.
describe('a failing API', () => {
  const names = ['answers 429', 'hangs', 'closes amid its answer'];
  failingPageCases(
    () => ({ product, recorder }),
    FAULTS.filter(({ name }) => names.includes(name)),
    ['Home'],
  );

  it('makes a navigation show the message without a crash, until the API recovers', async () => {
    recorder.answerWith(answerer);
    const { page, crashes } = await openHome();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    recorder.answerWith((_call, response) => void response.writeHead(503).end());
    await page.locator(OTHER_PAGE).first().click();
    await page.getByText(GENERIC_FAILURE).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    recorder.answerWith(answerer);
    await page.goBack();
    await page.getByText(GENERIC_FAILURE).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Live scores' }).waitFor();
    expect(crashes).toEqual([]);
  });
});

it('an open page shows the restriction notice once its visitor is in a restricted country', async () => {
  const { page, crashes } = await openHome();
  const cookie = { name: TEST_COUNTRY_COOKIE, value: 'fr', url: product.url };
  await page.context().addCookies([cookie]);
  await page.locator(OTHER_PAGE).first().click();
  await page.waitForURL('**/geo-restricted');
  await page.getByText(NOT_IN_YOUR_COUNTRY).first().waitFor();
  expect(crashes).toEqual([]);
});
