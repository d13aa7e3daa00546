import { afterEach, expect, it, vi } from 'vitest';
import type { Call, Upstream } from './call.ts';
import { sendTo, timeLimits } from './send.ts';

const CALL: Call = {
  upstream: 'patron',
  path: '/v3/patron-user/data',
  search: '',
  method: 'GET',
  headers: new Headers(),
  body: null,
  caller: {
    brand: 'tv',
    language: 'en',
    countryCode: null,
    located: null,
    network: null,
    deviceId: null,
    deviceToken: null,
    accessToken: null,
  },
};

afterEach(() => void vi.unstubAllEnvs());

it('an answer begins within 2 s to a GET and 10 s to a mutation, and ends within 20 s', () => {
  expect(timeLimits()).toEqual({ readMs: 2_000, writeMs: 10_000, wholeMs: 20_000 });
});

it('the limits of an answer follow TIME_SCALE', () => {
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('TIME_SCALE', '3');
  expect(timeLimits()).toEqual({ readMs: 6_000, writeMs: 30_000, wholeMs: 60_000 });
});

it.each([
  [true, 660, 200],
  [true, 661, 404],
  [false, 661, 200],
])('an API elsewhere (%s) has no address of %i colons: %i', async (isOutside, colons, status) => {
  const send = vi.fn<Upstream['send']>(async () => new Response('{}'));
  const base = new URL('https://api.example');
  const upstream: Upstream = { base, send, ...(isOutside && { isOutside }) };
  const id = encodeURIComponent(':'.repeat(colons));
  const answer = await sendTo({ media: upstream, patron: upstream, sms: upstream })({
    ...CALL,
    path: `/${id}`,
  });
  expect([answer.status, send.mock.calls.length]).toEqual([status, status === 200 ? 1 : 0]);
});
