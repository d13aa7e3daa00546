import { describe, expect, it } from 'vitest';
import { savePushSubscription } from '../contracts/push-calls.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import type { Call, Caller } from './call.ts';
import { pipelineTo } from './testing/pipeline-to.ts';

/** A caller with a value for every header. */
const CALLER: Caller = {
  brand: BRANDS.net.brandHeaderName,
  language: 'en',
  countryCode: 'mx',
  located: 'br',
  network: '192.0.2.7',
  deviceId: 'd-1',
  deviceToken: null,
  accessToken: 'token',
};

const APIS = ['media', 'patron', 'sms'] as const;

async function headersOf(call: Partial<Call>): Promise<Headers> {
  const { ask, sent } = pipelineTo([]);
  await ask({ caller: CALLER, ...call });
  return sent[0]?.headers ?? new Headers();
}

describe.each(APIS)('every request of the %s API carries', (upstream) => {
  it.each([
    ['Device-Id, the stored id', CALLER, 'Device-Id', 'd-1'],
    [
      'Device-Id, a fixed placeholder of the server where none is stored',
      { ...CALLER, deviceId: null },
      'Device-Id',
      '00000000000000000000000000000000',
    ],
    ['Platform, set to web', CALLER, 'Platform', 'web'],
    ['the brand header', CALLER, 'brand', BRANDS.net.brandHeaderName],
  ])('%s', async (_what, caller, name, value) => {
    expect((await headersOf({ upstream, caller })).get(name)).toBe(value);
  });
});

it.each([
  ['media', 'token'],
  ['patron', null],
  ['sms', null],
] as const)(
  'the session token goes in an access-token header when the target is the media API: to %s it is %j',
  async (upstream, token) => {
    expect((await headersOf({ upstream })).get('access-token')).toBe(token);
  },
);

it.each([
  ['/country/locate', {}, null],
  ['/country/locate', { 'country-code': 'es' }, null],
  ['/country/listV2', {}, 'mx'],
  ['/country/listV2', { 'country-code': 'es' }, 'es'],
] as const)(
  'a country-code header is sent for every path except /country/locate: for %s of %j it is %j',
  async (path, headers, country) => {
    const sent = await headersOf({ upstream: 'patron', path, headers: new Headers(headers) });
    expect(sent.get('country-code')).toBe(country);
  },
);

it.each(APIS)('the %s API is asked for JSON, whatever a client accepts', async (upstream) => {
  const headers = new Headers({ accept: 'text/html' });
  expect((await headersOf({ upstream, headers })).get('accept')).toBe('application/json');
});

it.each(['Captcha-Token', 'Captcha-Uuid', 'ursId'])(
  'the header %s of the browser reaches the patron API, and no other',
  async (name) => {
    const sent = await Promise.all(
      APIS.map(async (upstream) =>
        (await headersOf({ upstream, headers: new Headers({ [name]: 'given' }) })).get(name),
      ),
    );
    expect(sent).toEqual([null, 'given', null]);
  },
);

it.each(['Captcha-Token', 'Captcha-Uuid'])(
  'the header %s reaches the edge’s own call of alerts',
  async (name) => {
    const headers = new Headers({ [name]: 'given' });
    const sent = await headersOf({ path: savePushSubscription.path, headers });
    expect(sent.get(name)).toBe('given');
  },
);

it.each(APIS)(
  'the edge sends the visitor’s location to the %s API, whatever a client sends',
  async (upstream) => {
    const forged = new Headers({
      'visitor-country': 'de',
      'visitor-network': '198.51.100.1',
      'edge-key': 'forged',
    });
    const sent = await headersOf({ upstream, path: '/country/locate', headers: forged });
    expect(sent.get('visitor-country')).toBe('br');
    expect(sent.get('visitor-network')).toBe('192.0.2.7');
    expect(sent.get('edge-key')).toBeNull();
    const caller = { ...CALLER, located: null, network: null };
    const unknown = await headersOf({ upstream, caller, headers: forged });
    expect([unknown.get('visitor-country'), unknown.get('visitor-network')]).toEqual([null, null]);
  },
);
