import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRY_COOKIE, TEST_COUNTRY_COOKIE } from '../contracts/cookies.ts';
import { PRODUCT } from '../contracts/product.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { callThrough } from './call-through.ts';
import { catalogueAt } from './catalogue.ts';
import { contractSuite } from './contract-suite.ts';
import { EDGE_KEY, expectedHeaders, headersAt, HOSTILE_HEADERS } from './expected-headers.ts';
import { importCatalogue } from './import-catalogue.ts';
import { startProduct, type Product } from './product.ts';
import { forwardTo, startRecorder, type Recorder } from './recorder.ts';

let api: ApiProcess;
let recorder: Recorder;
let product: Product;

beforeAll(async () => {
  // The edge locates the visitor: the API itself is called from elsewhere.
  api = await startApiProcess({ country: 'DE', vars: { EDGE_KEY } });
  await importCatalogue(api, catalogueAt(Date.now()));
  recorder = await startRecorder(forwardTo(api.url));
  product = await startProduct({
    secrets: { EDGE_KEY },
    vars: {
      MEDIA_API_URL: `${recorder.url}/media`,
      PATRON_API_URL: `${recorder.url}/patron`,
      SMS_API_URL: `${recorder.url}/sms`,
    },
  });
});

afterAll(async () => {
  await product.stop();
  await recorder.stop();
  await api.stop();
});

describe('the same APIs in a separate process', () => {
  contractSuite(() => ({ url: product.url, sender: api.url, recorder }));
});

describe('the country-code header', () => {
  const sports = '/api/media/v1/sports';
  const locate = `/api/${PRODUCT}-patron/country/locate`;

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

describe('data that an API must not receive', () => {
  it('does not reach the SMS centre', async () => {
    const path = '/api/sms-center/captcha/config/info';
    await callThrough(product.url + path, { headers: HOSTILE_HEADERS });
    const [sent] = recorder.take();
    expect(headersAt(sent)).toEqual(expectedHeaders({ api: 'sms', path }));
  });

  it('includes the access token where there is no session', async () => {
    await callThrough(`${product.url}/api/media/v1/sports`);
    expect(recorder.take()[0]?.headers).not.toHaveProperty('access-token');
  });
});
