import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { PRODUCT } from '../contracts/product.ts';
import { STATE } from '../contracts/states.ts';
import { env } from '../testing/bindings.ts';
import { PatronStandIn } from '../testing/patron-stand-in.ts';
import { DEVICE_COOKIE, RENEWAL_COOKIE, SESSION_COOKIE } from './session-cookies.ts';

const patron = `/api/${PRODUCT}-patron`;
const SIGN_IN = `${patron}/v3/patron-user/signin`;
const RENEW = `${patron}/v2/patron-user/renew`;
const PROFILE = `${patron}/v2/patron-user/profile`;
const LIST = '/api/media/v1/favourite/list';
const IN_BODY = { 'token-delivery': 'body' };
const CREDENTIALS = '{"identifier":"a@b.example","password":"secret"}';

const app = createApp(async () => new Response('a page'));

let standIn: PatronStandIn;
beforeEach(() => {
  standIn = new PatronStandIn();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    const { method, headers } = request;
    const answer = await standIn.answer({ method, path, headers, body: await request.text() });
    return Response.json(answer.body, {
      status: answer.status,
      headers: { 'cache-control': 'public, max-age=60' },
    });
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Returns the answer to these headers; a body makes it a POST. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
  const context = createExecutionContext();
  const request = new Request(new URL(path, 'https://scores.example'), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  const bindings = {
    ...env,
    MEDIA_API_URL: 'https://media.example',
    PATRON_API_URL: 'https://patron.example',
  };
  const response = await app.fetch(request, bindings, context);
  const answer: unknown = await response.json();
  await waitOnExecutionContext(context);
  return {
    status: response.status,
    body: answer,
    cookies: response.headers.getSetCookie(),
    cache: response.headers.get('cache-control'),
  };
}

/** Signs in as an app; returns the token. */
async function signInAsApp(): Promise<string> {
  const answer = await ask(SIGN_IN, IN_BODY, CREDENTIALS);
  expect(answer.status).toBe(200);
  const [, token = ''] = /"accessToken":"([^"]+)"/.exec(JSON.stringify(answer.body)) ?? [];
  return token;
}

describe('an app', () => {
  it('receives both tokens and no cookie when it asks for tokens', async () => {
    expect(await ask(SIGN_IN, IN_BODY, CREDENTIALS)).toMatchObject({
      status: 200,
      body: {
        data: { accessToken: expect.any(String), renewalToken: standIn.renewalToken(1) },
      },
      cookies: [],
      cache: 'no-store',
    });
  });

  it('receives cookies like a browser when it does not ask', async () => {
    const { body, cookies } = await ask(SIGN_IN, {}, CREDENTIALS);
    expect(JSON.stringify(body)).not.toContain('renewalToken');
    expect(cookies.join()).toContain(RENEWAL_COOKIE);
  });

  it.each([
    [PROFILE, (token: string) => ({ authorization: `Bearer ${token}` })],
    [LIST, (token: string) => ({ authorization: `bearer ${token}` })],
    [LIST, (token: string) => ({ 'access-token': token })],
  ])('calls %s with its token, and receives a private response', async (path, headers) => {
    const answer = await ask(path, headers(await signInAsApp()));
    expect(answer).toMatchObject({ status: 200, cookies: [], cache: 'private, no-cache' });
  });

  it('renews with the token in the body, and receives the new one there', async () => {
    await signInAsApp();
    const body = JSON.stringify({ renewalToken: standIn.renewalToken(1) });
    expect(await ask(RENEW, {}, body)).toMatchObject({
      status: 200,
      body: { data: { renewalToken: standIn.renewalToken(2) } },
      cookies: [],
      cache: 'no-store',
    });
  });

  it('proves a known device by a header, not by a cookie', async () => {
    standIn.deviceToken = 'known-device';
    const first = await ask(SIGN_IN, IN_BODY, CREDENTIALS);
    expect(first.body).toMatchObject({ data: { deviceToken: 'known-device' } });
    await ask(SIGN_IN, { ...IN_BODY, 'device-token': 'known-device' }, CREDENTIALS);
    await ask(SIGN_IN, { ...IN_BODY, cookie: `${DEVICE_COOKIE}=known-device` }, CREDENTIALS);
    const sent = standIn.asked.map(({ headers }) => headers.get('device-token'));
    expect(sent).toEqual([null, 'known-device', null]);
  });

  it('receives 401 for an expired token, and the edge does not renew it', async () => {
    expect(await ask(PROFILE, { authorization: 'Bearer used.up' })).toMatchObject({
      status: 401,
      cookies: [],
    });
    expect(standIn.at('/v2/patron-user/renew')).toEqual([]);
  });

  it('signs out with its token, and receives no cookies', async () => {
    const authorization = `Bearer ${await signInAsApp()}`;
    const answer = await ask(`${patron}/v2/patron-user/signout`, { authorization });
    expect(answer).toMatchObject({ status: 200, cookies: [] });
  });
});

describe('a request with a token of its own', () => {
  it.each([
    ['Bearer nonsense', { authorization: 'Bearer nonsense' }],
    ['a token that cannot be one', { authorization: 'Bearer "' }],
    ['tokens in the body', IN_BODY],
  ])('gets no access from its cookies: %s', async (_what, headers) => {
    const cookie = `${SESSION_COOKIE}=${await signInAsApp()}; ${RENEWAL_COOKIE}=${standIn.renewalToken(1)}`;
    expect((await ask(PROFILE, { cookie })).status).toBe(200);
    expect(await ask(PROFILE, { cookie, ...headers })).toMatchObject({ status: 401, cookies: [] });
    expect(standIn.at('/v2/patron-user/renew')).toEqual([]);
  });

  it('is refused from another site’s page like any other', async () => {
    const authorization = `Bearer ${await signInAsApp()}`;
    const from = { authorization, 'sec-fetch-site': 'cross-site' };
    expect((await ask(SIGN_IN, { ...IN_BODY, ...from }, CREDENTIALS)).status).toBe(403);
  });

  it('receives no CORS headers in response to a preflight', async () => {
    const request = new Request(`https://scores.example${SIGN_IN}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'token-delivery,content-type',
      },
    });
    const { headers } = await app.fetch(request, env, createExecutionContext());
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

it('a browser that sends a renewal token does not receive one in the body', async () => {
  const token = await signInAsApp();
  const cookie = `${SESSION_COOKIE}=${token}; ${RENEWAL_COOKIE}=${standIn.renewalToken(1)}`;
  const body = JSON.stringify({ renewalToken: standIn.renewalToken(1) });
  const answer = await ask(RENEW, { cookie }, body);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toContain('renewalToken');
});

it('a call without a session is answered 401 with its state number', async () => {
  const request = new Request('https://scores.example/api/media/v1/favourite/list');
  const response = await app.fetch(request, env, createExecutionContext());
  expect([response.status, await response.json()]).toEqual([
    401,
    { message: 'Sign in to do this.', state: STATE.signInRequired },
  ]);
});
