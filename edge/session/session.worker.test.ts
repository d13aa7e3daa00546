import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../app.ts';
import { edgeContext } from '../contracts/edge-context.ts';
import { SIGNED_IN_COOKIE } from '../contracts/cookies.ts';
import { GENERIC_FAILURE, RETRY_LIMIT, SESSION_OVER } from '../contracts/messages.ts';
import { PRODUCT } from '../contracts/product.ts';
import { STATE } from '../contracts/states.ts';
import type { Env } from '../env.ts';
import { accessToken } from '../testing/access-token.ts';
import { env } from '../testing/bindings.ts';
import { CookieJar } from '../testing/cookie-jar.ts';
import { PatronStandIn } from '../testing/patron-stand-in.ts';
import { DEVICE_COOKIE, RENEWAL_COOKIE, SESSION_COOKIE } from './session-cookies.ts';

const patron = `/api/${PRODUCT}-patron`;
const SIGN_IN = `${patron}/v3/patron-user/signin`;
const PROFILE = `${patron}/v2/patron-user/profile`;
const ADD = '/api/media/v1/favourite/add';

let standIn: PatronStandIn;
let jar: CookieJar;

beforeEach(() => {
  jar = new CookieJar();
  take(new PatronStandIn());
});
afterEach(() => void vi.unstubAllGlobals());

/** Puts it in place of an operator's APIs. */
function take(next: PatronStandIn): void {
  standIn = next;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    const body = await request.text();
    const answer = await next.answer({
      method: request.method,
      path,
      headers: request.headers,
      body,
    });
    return Response.json(answer.body, {
      status: answer.status,
      headers: { 'cache-control': 'public, max-age=60', ...answer.headers },
    });
  });
}

const EXTERNAL: Env = {
  ...env,
  MEDIA_API_URL: 'https://media.example',
  PATRON_API_URL: 'https://patron.example',
};

/** A page whose loaders make these calls in parallel. */
const app = createApp(async (request, context) => {
  const { fetch, visitor } = context.get(edgeContext);
  const calls = new URL(request.url).searchParams.getAll('call');
  const answers = await Promise.all(
    calls.map((path) => fetch(new Request(new URL(path, request.url)))),
  );
  const statuses = await Promise.all(
    answers.map(async (answer) => {
      await answer.text();
      return answer.status;
    }),
  );
  return Response.json({ user: visitor.user, statuses });
});

/** Returns the answer to a browser with this jar, and stores its cookies. */
async function ask(path: string, init: RequestInit = {}, bindings: Env = EXTERNAL, asked = app) {
  const headers = new Headers(init.headers);
  if (jar.header !== '') headers.set('cookie', jar.header);
  if (init.body) headers.set('content-type', 'application/json');
  const context = createExecutionContext();
  const request = new Request(new URL(path, 'https://scores.example'), { ...init, headers });
  const response = await asked.fetch(request, bindings, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  jar.keep(response.headers);
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, text, body };
}

async function signIn() {
  return ask(SIGN_IN, { method: 'POST', body: '{"identifier":"a@b.example"}' });
}

describe('signing in', () => {
  it('stores the renewal token in a cookie, and returns only the access token', async () => {
    const { body, text, headers } = await signIn();
    expect(body).toEqual({ data: { accessToken: expect.any(String), expiresIn: 900 } });
    expect(text).not.toContain('renewalToken');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(standIn.renewalToken(1));
    expect(JSON.stringify(body)).toContain(jar.cookies.get(SESSION_COOKIE));
  });

  it('keeps the token in a session cookie named with the product’s short name', async () => {
    const { headers } = await signIn();
    const names = headers.getSetCookie().map((line) => line.replace(/=.*/, ''));
    expect(names).toContain('touchline');
  });

  it.each([
    ['3.3.1', 'are sent over TLS alone', /; Secure(?:;|$)/],
    ['3.3.2', 'come with no other site’s calls', /; SameSite=Lax(?:;|$)/],
    ['3.3.4', 'are read by no script', /; HttpOnly(?:;|$)/],
  ])('ASVS %s: its cookies %s', async (_number, _what, says) => {
    const { headers } = await signIn();
    const lines = headers.getSetCookie().filter((line) => line.includes(PRODUCT));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(says);
  });

  it('ASVS 3.3.3: its cookies are limited to this host, one by its __Host- prefix', async () => {
    const { headers } = await signIn();
    const lines = headers.getSetCookie().filter((line) => line.includes(PRODUCT));
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(?:;|$)/);
      expect(line).not.toMatch(/; Domain=/i);
    }
    expect(lines.filter((line) => line.startsWith(`__Host-${PRODUCT}`))).toHaveLength(1);
  });

  it('sets each cookie with its lifetime, and all but one for the edge alone', async () => {
    standIn.deviceToken = 'known-device';
    const { headers } = await signIn();
    const lines = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
    const [days60, days180] = [5_184_000, 15_552_000];
    expect(lines.toSorted()).toEqual(
      [
        `${SESSION_COOKIE}; Max-Age=${days60}; Path=/; HttpOnly; Secure; SameSite=Lax`,
        `${RENEWAL_COOKIE}; Max-Age=${days60}; Path=/; HttpOnly; Secure; SameSite=Lax`,
        `${DEVICE_COOKIE}; Max-Age=${days180}; Path=/; HttpOnly; Secure; SameSite=Lax`,
        `${SIGNED_IN_COOKIE}; Max-Age=${days60}; Path=/; Secure; SameSite=Lax`,
      ].toSorted(),
    );
  });

  it('stores a device token that is sent at sign-in only and outlasts a sign-out', async () => {
    standIn.deviceToken = 'known-device';
    const { text } = await signIn();
    expect(text).not.toContain('known-device');
    expect(jar.cookies.get(DEVICE_COOKIE)).toBe('known-device');
    await ask(PROFILE);
    await ask(`${patron}/v2/patron-user/signout`);
    expect(jar.cookies.get(DEVICE_COOKIE)).toBe('known-device');
    await signIn();
    const sent = standIn.asked.map(({ headers }) => headers.get('device-token'));
    expect(sent).toEqual([null, null, null, 'known-device']);
    await ask(`${patron}/v3/patron-user/delete`, { method: 'DELETE', body: '{"token":"t"}' });
    expect(jar.cookies.has(DEVICE_COOKIE)).toBe(false);
  });

  it('sets a cookie for scripts, which a renewal keeps and another sign-in changes', async () => {
    const { headers } = await signIn();
    const mark = jar.cookies.get(SIGNED_IN_COOKIE);
    expect(mark).toBeTruthy();
    const line = headers.getSetCookie().find((each) => each.startsWith(SIGNED_IN_COOKIE));
    expect(line).not.toContain('HttpOnly');
    await ask(`${patron}/v2/patron-user/renew`, { method: 'POST', body: '{}' });
    expect(jar.cookies.get(SIGNED_IN_COOKIE)).toBe(mark);
    await signIn();
    expect(jar.cookies.get(SIGNED_IN_COOKIE)).not.toBe(mark);
    await ask(`${patron}/v2/patron-user/signout`);
    expect(jar.cookies.has(SIGNED_IN_COOKIE)).toBe(false);
  });

  it('sets no cookie when it fails', async () => {
    standIn.takesCredentials = false;
    const { status, body } = await signIn();
    expect([status, jar.header.includes(PRODUCT)]).toEqual([401, false]);
    expect(body).toEqual({ message: 'Sign in to do this.', state: 11_820 });
  });

  it.each([
    ['token', 'token of no kind that a cookie holds; not it'],
    ['object', { token: 1 }],
  ])('stores no %s that a cookie cannot hold', async (_what, token) => {
    standIn.answer = async () => ({ status: 200, body: { data: { accessToken: token } } });
    await signIn();
    expect(jar.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it('as another user replaces the previous session', async () => {
    await signIn();
    standIn.answer = async () => ({ status: 200, body: { data: { accessToken: 'other' } } });
    await signIn();
    expect(jar.cookies.get(SESSION_COOKIE)).toBe('other');
    expect(jar.cookies.has(RENEWAL_COOKIE)).toBe(false);
  });
});

describe('a call', () => {
  it('sends the token to the media API as a header, to the patron API as the only cookie', async () => {
    await signIn();
    jar.cookies.set('other', 'secret');
    await ask('/api/media/v1/favourite/list');
    await ask(PROFILE);
    const token = jar.cookies.get(SESSION_COOKIE);
    const [list, profile] = standIn.asked.slice(1);
    expect([list?.headers.get('access-token'), list?.headers.get('cookie')]).toEqual([token, null]);
    expect([profile?.headers.get('access-token'), profile?.headers.get('cookie')]).toEqual([
      null,
      `${SESSION_COOKIE}=${token}`,
    ]);
  });

  it('by a signed-in visitor gets a private response, whatever the API says', async () => {
    await signIn();
    const { headers } = await ask('/api/media/v1/sports');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('a session with an expired token', () => {
  let first: string | undefined;
  beforeEach(async () => {
    take(new PatronStandIn({ lifeMs: 900_000, renewalMs: 20 }));
    await signIn();
    // The edge reads it and the API refuses it, as if expired by the API's clock.
    jar.cookies.set(SESSION_COOKIE, `${jar.cookies.get(SESSION_COOKIE)?.slice(0, -4)}AAAA`);
    standIn.asked.length = 0;
    first = jar.cookies.get(RENEWAL_COOKIE);
  });

  it('is renewed after a 401, and the call is retried with its body', async () => {
    const body = '{"items":[{"id":"t1"}]}';
    const answer = await ask(ADD, { method: 'POST', body });
    expect(answer).toMatchObject({ status: 200, body: { data: { said: body } } });
    expect(standIn.asked.map(({ path }) => path)).toEqual([
      '/v1/favourite/add',
      '/v2/patron-user/renew',
      '/v1/favourite/add',
    ]);
    expect(standIn.at('/v2/patron-user/renew')[0]?.body).toBe(`{"renewalToken":"${first}"}`);
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(standIn.renewalToken(2));
    expect(await ask(PROFILE)).toMatchObject({ status: 200 });
    expect(standIn.at('/v2/patron-user/renew')).toHaveLength(1);
  });

  it('is renewed once for all calls of a page, and the page sets the new cookies', async () => {
    const calls = [PROFILE, '/api/media/v1/favourite/list', '/api/media/v1/favourite/teams'];
    const query = calls.map((path) => `call=${path}`).join('&');
    const page = await ask(`/me/profile?${query}`);
    expect(page.body).toEqual({ user: { userId: 'fan-1' }, statuses: [200, 200, 200] });
    expect(standIn.at('/v2/patron-user/renew')).toHaveLength(1);
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(standIn.renewalToken(2));
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each([
    ['public, max-age=60', 'private, no-cache'],
    ['no-cache', 'private, no-cache'],
    ['private, max-age=60', 'private, max-age=60'],
    ['no-store', 'no-store'],
  ])('makes an answer that says %s with the new cookies say %s', async (said, expected) => {
    const own = createApp(async (request, context) => {
      const { fetch } = context.get(edgeContext);
      await (await fetch(new Request(new URL(PROFILE, request.url)))).text();
      return new Response('', { headers: { 'cache-control': said } });
    });
    const { headers } = await ask('/', {}, EXTERNAL, own);
    expect(headers.getSetCookie().join()).toContain(standIn.renewalToken(2));
    expect(headers.get('cache-control')).toBe(expected);
  });

  it('is renewed once for concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(PROFILE)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(standIn.at('/v2/patron-user/renew')).toHaveLength(1);
    expect(standIn.asked).toHaveLength(101);
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(standIn.renewalToken(2));
  });

  it('is renewed by the browser too, without a token in the body', async () => {
    const renew = await ask(`${patron}/v2/patron-user/renew`, { method: 'POST', body: '{}' });
    expect(renew).toMatchObject({ status: 200, body: { data: { expiresIn: 900 } } });
    expect(renew.text).not.toContain('renewalToken');
    expect(renew.headers.get('cache-control')).toBe('no-store');
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(standIn.renewalToken(2));
  });

  it('is cleared when its renewal fails, the failure is logged and nothing is shown', async () => {
    standIn.renewal = 'refuses';
    const written = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { status, body } = await ask(PROFILE);
    const lines: unknown[] = written.mock.calls.map(([line]) => JSON.parse(String(line)));
    written.mockRestore();
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'session-not-renewed', outcome: 'refused' }),
    );
    expect([status, body]).toEqual([401, { message: SESSION_OVER, state: STATE.sessionOver }]);
    expect(jar.header).not.toContain(PRODUCT);
    expect(jar.cookies.has(SIGNED_IN_COOKIE)).toBe(false);
  });

  it.each([
    ['in words of its own', { status: 400, body: { message: 'Unknown token' } }],
    ['by the state', { status: 403, body: { message: 'no', state: STATE.sessionOver } }],
  ])('is cleared when the API refuses its renewal %s', async (_how, answer) => {
    standIn.renewal = answer;
    expect(await ask(PROFILE)).toMatchObject({ status: 401, body: { state: STATE.sessionOver } });
    expect(jar.cookies.has(RENEWAL_COOKIE)).toBe(false);
  });

  it.each([
    ['is away', { status: 503, body: '' }],
    ['fails', { status: 500, body: { message: 'D1_ERROR' } }],
    ['answers what is no renewal', { status: 200, body: { data: { accessToken: 1 } } }],
  ])('is kept while the API %s', async (_what, answer) => {
    standIn.renewal = answer;
    expect((await ask(PROFILE)).status).toBe(503);
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(first);
    standIn.renewal = 'renews';
    expect((await ask(PROFILE)).status).toBe(200);
  });

  it.each([
    ['a firewall that blocks the edge', { status: 403, body: { message: 'Forbidden' } }],
    ['a proxy that refuses the call', { status: 400, body: '<h1>Bad Request' }],
    [
      'a proxy that leads elsewhere',
      { status: 302, body: { message: 'Moved', state: STATE.sessionOver } },
    ],
    [
      'a firewall with a page of its own',
      { status: 200, body: '<h1>Blocked', headers: { 'content-type': 'text/html' } },
    ],
    ['an API that does not know the path', { status: 404, body: { message: 'No such call' } }],
    [
      'an API that serves no fan in the country of the call',
      { status: 451, body: { message: 'no', state: STATE.notInYourCountry } },
    ],
  ])('is kept by %s, which is no failure of ours', async (_what, answer) => {
    standIn.renewal = answer;
    expect(await ask(PROFILE)).toMatchObject({ status: 401, body: { message: GENERIC_FAILURE } });
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(first);
  });

  const limits = { status: 429, body: { message: 'no' }, headers: { 'retry-after': '7' } };

  it.each([
    ['a call', async () => ask(PROFILE)],
    [
      'the browser’s own renewal',
      async () => ask(`${patron}/v2/patron-user/renew`, { method: 'POST', body: '{}' }),
    ],
  ])(
    'is kept while the API limits its renewals, and %s says when to try again',
    async (_, send) => {
      standIn.renewal = limits;
      const { status, body, headers } = await send();
      expect([status, body]).toEqual([429, { message: RETRY_LIMIT, state: STATE.retryLimit }]);
      expect([headers.get('retry-after'), headers.getSetCookie()]).toEqual(['7', []]);
      standIn.renewal = 'renews';
      expect((await send()).status).toBe(200);
    },
  );

  it('is kept while the API limits its renewals, and a page has the API’s 429', async () => {
    standIn.renewal = limits;
    const { body, headers } = await ask(`/me/profile?call=${PROFILE}`);
    expect(body).toEqual({ user: { userId: 'fan-1' }, statuses: [429] });
    expect(headers.getSetCookie()).toEqual([]);
    expect(standIn.at('/v2/patron-user/renew')).toHaveLength(1);
  });

  it.each(['register', 'renew'])('is not renewed after a 401 from %s', async (name) => {
    standIn.takesCredentials = false;
    const body = '{"renewalToken":"wrong"}';
    const { status } = await ask(`${patron}/v2/patron-user/${name}`, { method: 'POST', body });
    expect([status, standIn.asked.length]).toEqual([401, 1]);
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(first);
  });
});

describe('a page', () => {
  it('is rendered for the signed-in user of an embedded API token', async () => {
    jar.cookies.set(SESSION_COOKIE, await accessToken('fan-7'));
    expect((await ask('/', {}, env)).body).toMatchObject({ user: { userId: 'fan-7' } });
  });

  it.each([
    ['that is used up', async () => accessToken('fan-7', -1)],
    ['that somebody else signed', async () => `${(await accessToken('fan-7')).slice(0, -4)}AAAA`],
    ['that is none', async () => 'token'],
  ])('is rendered signed out with a token %s, and the token is deleted', async (_what, make) => {
    jar.cookies.set(SESSION_COOKIE, await make());
    expect((await ask('/', {}, env)).body).toMatchObject({ user: null });
    expect(jar.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it.each([
    ['that is used up', 'fan-7', async () => accessToken('fan-7', -1)],
    ['that somebody else signed', null, async () => `${await accessToken('fan-7', -1)}A`],
  ])(
    'with a token %s is rendered for %s while renewal is unavailable',
    async (_what, user, make) => {
      jar.cookies.set(SESSION_COOKIE, await make());
      jar.cookies.set(RENEWAL_COOKIE, `${crypto.randomUUID()}.token`);
      const { body } = await ask('/', {}, { ...env, ENCRYPTION_KEY: '' });
      expect(body).toMatchObject({ user: user === null ? null : { userId: user } });
      expect(jar.cookies.has(SESSION_COOKIE)).toBe(true);
    },
  );

  it('is rendered for the user of an expired token while the API limits renewals', async () => {
    take(new PatronStandIn({ lifeMs: -1 }));
    await signIn();
    standIn.renewal = { status: 429, body: {} };
    const renewal = jar.cookies.get(RENEWAL_COOKIE);
    const { body } = await ask(`/me/profile?call=${PROFILE}`);
    expect(body).toEqual({ user: { userId: 'fan-1' }, statuses: [429] });
    expect(standIn.at('/v2/patron-user/renew')).toHaveLength(1);
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(renewal);
  });

  it('is rendered after one renewal when the token has expired', async () => {
    take(new PatronStandIn({ lifeMs: 1 }));
    await signIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 });
    onTestFinished(() => void vi.useRealTimers());
    take(standIn);
    const { body } = await ask('/');
    expect(standIn.at('/v2/patron-user/renew')).toHaveLength(1);
    expect(jar.cookies.get(RENEWAL_COOKIE)).toBe(standIn.renewalToken(2));
    expect(body).toMatchObject({ statuses: [] });
  });

  it('with an opaque token is rendered without a request for its user', async () => {
    jar.cookies.set(SESSION_COOKIE, 'opaque');
    expect((await ask('/')).body).toMatchObject({ user: null });
    expect(standIn.asked).toHaveLength(0);
    expect(jar.cookies.get(SESSION_COOKIE)).toBe('opaque');
  });

  it('without a session sends no API request', async () => {
    expect((await ask('/')).body).toMatchObject({ user: null });
    expect(standIn.asked).toHaveLength(0);
  });
});

describe('ending a session', () => {
  it.each([
    ['GET', `${patron}/v2/patron-user/signout`],
    ['DELETE', `${patron}/v3/patron-user/delete`],
  ])('%s %s clears both cookies', async (method, path) => {
    await signIn();
    const { status, headers } = await ask(path, {
      method,
      ...(method === 'DELETE' && { body: '{"token":"proof"}' }),
    });
    expect(status).toBe(200);
    expect(jar.header).not.toContain(PRODUCT);
    for (const line of headers.getSetCookie()) expect(line).toMatch(/Max-Age=0.*; Secure/);
  });

  it('by signing out clears them even when the API is down', async () => {
    await signIn();
    vi.stubGlobal('fetch', async () => {
      throw new Error('closed');
    });
    expect((await ask(`${patron}/v2/patron-user/signout`)).status).toBe(502);
    expect(jar.header).not.toContain(PRODUCT);
  });
});
