import { describe, expect, it, vi } from 'vitest';
import { addressOf } from '../contracts/call-address.ts';
import { saveMyCalendar } from '../contracts/fan-calendar-calls.ts';
import { listFavourites } from '../contracts/favourite-calls.ts';
import { SESSION_OVER } from '../contracts/messages.ts';
import { updatePassword } from '../contracts/patron-calls.ts';
import { PRODUCT } from '../contracts/product.ts';
import {
  register,
  renewTokens,
  signIn,
  signInByPhone,
  syncAccount,
} from '../contracts/session-calls.ts';
import { finishSocialSignIn } from '../contracts/social-calls.ts';
import { STATE } from '../contracts/states.ts';
import type { RenewSession } from '../session/renew-session.ts';
import type { Stage } from './call.ts';
import { pipelineTo } from './testing/pipeline-to.ts';

const GENERIC = 'Something went wrong. Please try again!';

function bytesOf(text: string) {
  return Uint8Array.from(new TextEncoder().encode(text));
}

/** Result of a renewal. */
const RENEWED = {
  kind: 'renewed',
  credentials: { accessToken: 'renewed', renewalToken: 'next' },
  expiresAt: Number.MAX_SAFE_INTEGER,
} as const;

describe('request headers', () => {
  const browser = {
    cookie: 'session=secret',
    authorization: 'Bearer secret',
    'access-token': 'forged',
    'x-forwarded-for': '192.0.2.1',
    'cf-connecting-ip': '192.0.2.1',
    connection: 'close',
    'captcha-token': 'solved',
    accept: 'text/html',
    'accept-language': 'de',
  };
  const own = {
    accept: 'application/json',
    'accept-language': 'pt-BR',
    brand: 'brand',
    'device-id': '0'.repeat(32),
    platform: 'web',
  };

  const ofPatron = { 'captcha-token': 'solved', cookie: `${PRODUCT}=token` };

  it.each([
    ['media', '/v1/sports', { 'access-token': 'token', 'country-code': 'es' }],
    ['patron', '/country/listV2', { ...ofPatron, 'country-code': 'es' }],
    ['patron', '/country/locate', ofPatron],
    ['sms', '/captcha/config/info', { 'country-code': 'es' }],
  ] as const)('to the %s API at %s are exactly these', async (upstream, path, more) => {
    const { ask, sent } = pipelineTo([]);
    await ask({ upstream, path, search: '?a=1', headers: new Headers(browser) });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ ...own, ...more });
    expect(sent[0]?.url).toBe(`https://upstream.example/base${path}?a=1`);
    expect(sent[0]?.redirect).toBe('manual');
  });

  it('prefer the country of the request, and take the device id from the caller', async () => {
    const { ask, sent } = pipelineTo([]);
    const caller = {
      brand: 'brand',
      language: 'en',
      countryCode: 'es',
      located: null,
      network: null,
      deviceId: 'd-1',
      deviceToken: null,
      accessToken: null,
    } as const;
    await ask({ headers: new Headers({ 'country-code': 'br' }), caller });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      brand: 'brand',
      platform: 'web',
      'country-code': 'br',
      'device-id': 'd-1',
    });
  });

  it('leave out values that are invalid in a header', async () => {
    const { ask, sent } = pipelineTo([]);
    const caller = {
      brand: 'é€',
      language: 'en',
      countryCode: 'es',
      located: null,
      network: null,
      deviceId: 'a\r\nb',
      deviceToken: null,
      accessToken: '\u0000',
    } as const;
    const headers = new Headers({ 'country-code': 'Spain', 'if-none-match': 'a'.repeat(9_000) });
    expect((await ask({ headers, caller })).status).toBe(200);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      platform: 'web',
      'country-code': 'es',
    });
  });
});

describe('a session', () => {
  const body = bytesOf('{"text":"hello"}');
  const post = { method: 'POST', path: '/v1/news/comment/add', body };
  const unauthorized = () => new Response(null, { status: 401 });

  it('is renewed once after a 401, and the whole call is sent again with the new token', async () => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask, sent } = pipelineTo([unauthorized(), Response.json({ data: 1 })], { renew });
    expect(await ask(post)).toMatchObject({ status: 200, body: { data: 1 } });
    expect(sent.map(({ headers }) => headers.get('access-token'))).toEqual(['token', 'renewed']);
    expect(await Promise.all(sent.map((request) => request.text()))).toEqual([
      '{"text":"hello"}',
      '{"text":"hello"}',
    ]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is not renewed again when the renewed one is refused too', async () => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask, sent } = pipelineTo([unauthorized(), unauthorized()], { renew });
    expect(await ask(post)).toMatchObject({ status: 401 });
    expect([sent.length, renew.mock.calls.length]).toEqual([2, 1]);
  });

  it.each([
    ['refused', 401, { message: SESSION_OVER, state: STATE.sessionOver }],
    ['unavailable', 503, { message: GENERIC }],
    ['no-session', 401, { message: GENERIC }],
  ] as const)('with the renewal result "%s" answers a call with %i', async (kind, status, said) => {
    const { ask, sent } = pipelineTo([unauthorized()], { renew: async () => ({ kind }) });
    expect(await ask(post)).toMatchObject({ status, body: said });
    expect(sent).toHaveLength(1);
  });

  it('that has ended reads public data without a token', async () => {
    const answers = [unauthorized(), Response.json({ data: 1 })];
    const { ask, sent } = pipelineTo(answers, { renew: async () => ({ kind: 'refused' }) });
    expect(await ask()).toMatchObject({ status: 200, body: { data: 1 } });
    expect(sent.map(({ headers }) => headers.get('access-token'))).toEqual(['token', null]);
  });

  it.each([
    ['refused', 200],
    ['unavailable', 503],
    ['no-session', 401],
  ] as const)(
    'with the renewal result "%s" answers what a fan may send without an account with %i',
    async (kind, status) => {
      const answers = [unauthorized(), Response.json({ data: 1 })];
      const { ask } = pipelineTo(answers, { renew: async () => ({ kind }) });
      expect(await ask({ ...post, path: saveMyCalendar.path })).toMatchObject({ status });
    },
  );

  it.each([
    register.path,
    renewTokens.path,
    signIn.path,
    signInByPhone.path,
    syncAccount.path,
    addressOf(finishSocialSignIn, { provider: 'google' }),
  ])('is not renewed for %s, whose 401 is about the request body', async (path) => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask, sent } = pipelineTo([unauthorized()], { renew });
    expect(await ask({ ...post, upstream: 'patron', path })).toMatchObject({ status: 401 });
    expect([sent.length, renew.mock.calls.length]).toEqual([1, 0]);
  });

  it('is renewed for a change of the password, which requires a session', async () => {
    const answers = [unauthorized(), Response.json({ data: 1 })];
    const { ask, sent } = pipelineTo(answers, { renew: async () => RENEWED });
    const call = { ...post, upstream: 'patron', path: updatePassword.path } as const;
    expect(await ask(call)).toMatchObject({ status: 200 });
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['403', new Response(null, { status: 403 })],
    ['400', new Response(null, { status: 400 })],
    ['a page of its own', new Response('<h1>No', { headers: { 'content-type': 'text/html' } })],
  ])('is left out of a public read that a firewall refuses by %s', async (_what, refusal) => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask, sent } = pipelineTo([refusal], { renew });
    expect(await ask()).toMatchObject({ status: 200 });
    expect(sent.map(({ headers }) => headers.get('access-token'))).toEqual(['token', null]);
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([400, 405, 422])(
    'is not left out of a public read that the API itself refuses with %i',
    async (status) => {
      const { ask, sent } = pipelineTo([Response.json({ message: 'no' }, { status })]);
      expect(await ask()).toMatchObject({ status });
      expect(sent).toHaveLength(1);
    },
  );

  it('stays where a read is sent again without a client’s headers, which a firewall refuses', async () => {
    const { ask, sent } = pipelineTo([new Response('<h1>No', { status: 403 })]);
    const headers = new Headers({ 'if-none-match': '"/etc/passwd"', ursid: '<script>' });
    const call = { upstream: 'patron', path: '/v2/patron-user/profile', headers } as const;
    expect(await ask(call)).toMatchObject({ status: 200 });
    const names = ['cookie', 'if-none-match', 'ursid'];
    expect(sent.map((request) => names.map((name) => request.headers.get(name)))).toEqual([
      [`${PRODUCT}=token`, '"/etc/passwd"', '<script>'],
      [`${PRODUCT}=token`, null, null],
    ]);
  });

  it('is not left out of a read of a fan’s own that is refused with 403', async () => {
    const { ask, sent } = pipelineTo([new Response(null, { status: 403 })], {
      renew: async () => RENEWED,
    });
    expect(await ask({ path: listFavourites.path })).toMatchObject({ status: 403 });
    expect(sent).toHaveLength(1);
  });

  it.each([400, 403, 500])('is not renewed after %i', async (status) => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask } = pipelineTo([new Response(null, { status })], { renew });
    expect((await ask(post)).status).toBe(status);
    expect(renew).not.toHaveBeenCalled();
  });
});

it('a body is encrypted again each time it is sent, also after a renewal', async () => {
  let key = 0;
  const encrypt: Stage = async (call, next) => {
    key += 1;
    return next({ ...call, body: bytesOf(`sealed with ${key}`) });
  };
  const answers = [new Response(null, { status: 401 }), Response.json({ data: 1 })];
  const { ask, sent } = pipelineTo(answers, { encrypt, renew: async () => RENEWED });
  const body = bytesOf('open');
  expect(await ask({ method: 'POST', body })).toMatchObject({ status: 200 });
  expect(await Promise.all(sent.map((request) => request.text()))).toEqual([
    'sealed with 1',
    'sealed with 2',
  ]);
});
