import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { edgeContext } from './contracts/edge-context.ts';
import { PRODUCT } from './contracts/product.ts';
import { accessToken } from './testing/access-token.ts';
import { env } from './testing/bindings.ts';

it('an error that several rows of a page throw is logged once', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = createApp(async (_request, context) => {
    const { reportFault } = context.get(edgeContext);
    for (const message of ['no such team', 'no such team', 'no such day'])
      reportFault(new Error(message));
    return new Response('');
  });
  const response = await app.request('/live?sport=tennis', {}, env, createExecutionContext());
  await response.text();
  const lines: unknown[] = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockRestore();
  expect(lines).toMatchObject([
    { event: 'page-fault', path: '/live', error: expect.stringContaining('no such team') },
    { event: 'page-fault', path: '/live', error: expect.stringContaining('no such day') },
  ]);
});

it('an error of a page is logged without the key of a fan’s calendar', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = createApp(async (_request, context) => {
    context.get(edgeContext).reportFault(new Error('broken'));
    return new Response('');
  });
  const response = await app.request('/calendar/secret', {}, env, createExecutionContext());
  await response.text();
  const lines = written.mock.calls.join('\n');
  written.mockRestore();
  expect(lines).toContain('"page-fault","path":"/calendar/…"');
  expect(lines).not.toContain('secret');
});

it('the tester list of session recording is empty', async () => {
  const recordings: unknown[] = [];
  const app = createApp(async (_request, context) => {
    recordings.push(context.get(edgeContext).measuring?.recording);
    return new Response('');
  });
  const headers = { cookie: `${PRODUCT}=${await accessToken('fan-1')}` };
  const variables = { ...env, RECORDING_URL: 'https://recorder.example/' };
  await app.request('/', { headers }, variables, createExecutionContext());
  expect(recordings).toMatchObject([{ user: `fan-1-${PRODUCT}`, isTester: false }]);
  expect(env.RECORDING_TESTERS).toBe('');
});

it.each([
  [{ SMS_GATEWAY_URL: '' }, true],
  [{ SMS_GATEWAY_URL: 'https://sms.scores.com' }, undefined],
  [{ SMS_GATEWAY_URL: '', SMS_API_URL: 'https://api.scores.com/sms' }, undefined],
  [{ SMS_GATEWAY_URL: '', LOCAL: '1' }, undefined],
])('pages know where no SMS can be sent: with %j %s', async (vars, lacksSms) => {
  const known: unknown[] = [];
  const app = createApp(async (_request, context) => {
    known.push(context.get(edgeContext).lacksSms);
    return new Response('');
  });
  const variables = { ...env, LOCAL: '0', ...vars };
  await app.request('/', {}, variables, createExecutionContext());
  expect(known).toEqual([lacksSms]);
});

describe('a call of an action', () => {
  const upstream = 'https://media.example';
  const note = '{"text":"hello"}';

  /** A page whose action posts to the media API, and the requests to the API. */
  async function act(path: string, method: string) {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request);
      const headers = { 'set-cookie': 'a=b', location: 'https://evil.example' };
      return Response.json({ data: { noteId: 'n1' } }, { headers });
    });
    const app = createApp(async (request, context) => {
      const { fetch } = context.get(edgeContext);
      const headers = { 'content-type': 'application/json', authorization: 'Bearer secret' };
      const call = new Request(new URL(path, request.url), { method, headers, body: note });
      const answer = await fetch(call);
      const said: unknown = await answer.json();
      return Response.json({ status: answer.status, said, headers: [...answer.headers.keys()] });
    });
    const token = await accessToken('fan-1');
    const request = new Request('https://scores.example/favourite', {
      method: 'POST',
      body: 'of a form',
      headers: { cookie: `${PRODUCT}=${token}; device-id=d-1; other=secret`, 'cf-ipcountry': 'BR' },
    });
    const variables = { ...env, MEDIA_API_URL: upstream };
    const response = await app.fetch(request, variables, createExecutionContext());
    const body: unknown = await response.json().catch(() => null);
    vi.unstubAllGlobals();
    return { response, body, sent, token };
  }

  it('reaches its API with its method, its body and the visitor’s session, and sets no cookie', async () => {
    const { response, body, sent, token } = await act('/api/media/v1/favourite/add', 'POST');
    const [request] = sent;
    expect([request?.method, request?.url]).toEqual(['POST', `${upstream}/v1/favourite/add`]);
    expect(await request?.text()).toBe(note);
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'pt-BR',
      'access-token': token,
      brand: `${PRODUCT}-net`,
      'content-type': 'application/json',
      'country-code': 'br',
      'device-id': 'd-1',
      platform: 'web',
      'visitor-country': 'br',
    });
    expect(body).toMatchObject({ status: 200, said: { data: { noteId: 'n1' } } });
    expect(body).toHaveProperty('headers', expect.not.arrayContaining(['set-cookie', 'location']));
    expect(response.headers.getSetCookie().filter((each) => each.startsWith('a='))).toEqual([]);
  });

  it.each([
    ['/parties/match/m1', 'POST'],
    ['/ingest/v1/updates', 'POST'],
    ['/favourite', 'POST'],
  ])('fails at %s without sending a request', async (path, method) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { response, sent } = await act(path, method);
    written.mockRestore();
    expect([response.status, sent.length]).toEqual([500, 0]);
  });
});
