import { createExecutionContext } from 'cloudflare:test';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../app.ts';
import { edgeContext } from '../contracts/edge-context.ts';
import { opsSchema, opsUpdatesSchema } from '../contracts/ops.ts';
import type { Env } from '../env.ts';
import type { RenderPage } from '../load-context.ts';
import { env as bindings } from '../testing/bindings.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { GATES } from '../gates.ts';

const PASSWORD = 'cGFzc3dvcmQtb2YtdGhpcy1tYWNoaW5lLTMyLWJ5dGVz';
const LOCAL: Env = { ...bindings, LOCAL: '1', OPS_PASSWORD: PASSWORD };

/** The Worker, whose page shows its access. Each has its own budget of tries. */
function startApp(version = '') {
  const renderPage: RenderPage = async (_request, context) => {
    const { ops } = context.get(edgeContext);
    return Response.json(ops?.kind ?? 'absent', { status: ops ? 200 : 404 });
  };
  const app = createApp(renderPage, { version: async () => version });
  return async (path: string, init: RequestInit = {}, env = LOCAL) => {
    const request = new Request(new URL(path, 'http://localhost'), init);
    return app.fetch(request, env, createExecutionContext());
  };
}
type Send = ReturnType<typeof startApp>;

const tryPassword = (send: Send, password: string, headers: Record<string, string> = {}) =>
  send('/ops/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password }),
  });

async function signedIn(send: Send): Promise<RequestInit> {
  const answer = await tryPassword(send, PASSWORD);
  expect(answer.status).toBe(204);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { headers: { cookie } };
}

/** Returns a stream's first message. */
async function firstMessage(answer: Response): Promise<unknown> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '\n\n';
  await reader?.cancel();
  return JSON.parse(text.replace(/^data: /, ''));
}

describe('/ops', () => {
  const { METRICS_TOKEN: _token, ...unreported } = LOCAL;
  const { OPS_PASSWORD: _password, ...open } = LOCAL;

  it.each<[what: string, env: Env]>([
    ['neither Access nor a password', open],
    ['a password that could be guessed', { ...LOCAL, OPS_PASSWORD: 'saturday' }],
    ['a password in a deployment', { ...LOCAL, LOCAL: '' }],
    ['half of the settings of Access', { ...LOCAL, ACCESS_TEAM_DOMAIN: 'https://a.example' }],
    ['no metrics', unreported],
  ])('does not exist with %s', async (_what, env) => {
    const send = startApp();
    for (const path of ['/ops', '/ops.data', '/ops/stream', '/ops/updates/m1']) {
      const answer = await send(path, {}, env);
      expect([answer.status, await answer.json()]).toEqual([404, 'absent']);
    }
    const answer = await send('/ops/session', { method: 'POST', body: '{}' }, env);
    expect([answer.status, await answer.text()]).toEqual([404, '"absent"']);
  });

  it('asks for the password, and gives no data without it', async () => {
    const send = startApp();
    const page = await send('/ops');
    expect(await page.json()).toBe('locked');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    for (const path of ['/ops/stream', '/ops/updates/m1'])
      expect((await send(path)).status).toBe(401);
  });

  it('opens for the operator, and for nobody else, while an isolate has too much to render', async () => {
    vi.spyOn(GATES['own-page'], 'run').mockResolvedValue(null);
    onTestFinished(() => void vi.restoreAllMocks());
    const send = startApp('v1');
    expect((await send('/ops')).status).toBe(429);
    expect((await send('/ops', await signedIn(send))).status).toBe(200);
  });

  it('opens with the password for an hour', async () => {
    const send = startApp();
    const session = await signedIn(send);
    expect(await (await send('/ops', session)).json()).toBe('open');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_599_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await (await send('/ops', session)).json()).toBe('open');
    vi.setSystemTime(Date.now() + 2_000);
    expect(await (await send('/ops', session)).json()).toBe('locked');
  });

  it('keeps its cookie from scripts, other sites and plain connections', async () => {
    const send = startApp();
    const plain = (await tryPassword(send, PASSWORD)).headers.get('set-cookie');
    expect(plain).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/);
    const secure = await send('https://localhost/ops/session', {
      method: 'POST',
      body: JSON.stringify({ password: PASSWORD }),
    });
    expect(secure.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it.each([
    ['another end', (cookie: string) => cookie.replace(/=\d/, '=9')],
    ['another signature', (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
    ['no signature', (cookie: string) => cookie.replace(/\..*/, '')],
  ])('refuses a session with %s', async (_what, change) => {
    const send = startApp();
    const { headers } = await signedIn(send);
    const cookie = change(new Headers(headers).get('cookie') ?? '');
    expect((await send('/ops/stream', { headers: { cookie } })).status).toBe(401);
  });

  it('reads ten wrong passwords of a network, and always takes the right one', async () => {
    const send = startApp();
    const from = (address: string) => ({ 'cf-connecting-ip': address });
    for (let times = 0; times < 10; times += 1) {
      // These are no tries.
      expect(
        (await send('/ops/session', { method: 'POST', headers: from('192.0.2.1') })).status,
      ).toBe(400);
      expect((await tryPassword(send, PASSWORD, from('192.0.2.1'))).status).toBe(204);
      const wrong = await tryPassword(send, `${PASSWORD}${times}`, from('192.0.2.1'));
      expect(wrong.status).toBe(401);
    }
    const late = await tryPassword(send, `${PASSWORD}x`, from('192.0.2.1'));
    expect(late.status).toBe(429);
    expect(late.headers.get('retry-after')).toBe('60');
    await late.text();
    expect((await tryPassword(send, PASSWORD, from('192.0.2.1'))).status).toBe(204);
    expect((await tryPassword(send, `${PASSWORD}x`, from('192.0.2.2'))).status).toBe(401);
  });

  it.each([
    ['no JSON', 'password'],
    ['no password', '{"password":7}'],
    ['too much', JSON.stringify({ password: 'x'.repeat(2_000) })],
  ])('refuses a body with %s', async (_what, body) => {
    const answer = await startApp()('/ops/session', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('refuses pages of other sites, with a session too', async () => {
    const send = startApp();
    const foreign = await tryPassword(send, PASSWORD, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const { headers } = await signedIn(send);
    const cookie = new Headers(headers).get('cookie') ?? '';
    for (const path of ['/ops/stream', '/ops/updates/m1']) {
      const answer = await send(path, { headers: { cookie, 'sec-fetch-site': 'same-site' } });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('ends a session', async () => {
    const end = 'https://localhost/ops/session';
    const answer = await startApp()(end, { method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^touchline-ops=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('is closed without a token of Access where that is set up, the password notwithstanding', async () => {
    const env = { ...LOCAL, ACCESS_TEAM_DOMAIN: 'http://127.0.0.1:9', ACCESS_AUD: 'a'.repeat(64) };
    const send = startApp();
    const session = await signedIn(send);
    for (const path of ['/ops', '/ops.data', '/ops/stream'])
      expect((await send(path, session, env)).status).toBe(403);
    const forged = { headers: { 'cf-access-jwt-assertion': 'a.b.c' } };
    expect((await send('/ops', forged, env)).status).toBe(403);
  });

  it('streams the parts, the feeds and the errors', async () => {
    const send = startApp();
    const matchId = newMatchId();
    const body = { source: 'streamed', updates: openingUpdates(matchId) };
    const { url, method, headers: signature } = signed('/ingest/v1/updates', body);
    await (await send(url, { method, headers: signature, body: JSON.stringify(body) })).text();
    const session = await signedIn(send);
    const answer = await send('/ops/stream', session);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { parts, counts } = v.parse(opsSchema, await firstMessage(answer));
    expect(parts.find(({ name }) => name === 'database')).toMatchObject({ isWell: true });
    expect(counts?.feeds).toContainEqual(
      expect.objectContaining({ source: 'streamed', inPlay: 1, lastWordAt: expect.any(Number) }),
    );
    const updates = await send(`/ops/updates/${matchId}`, session);
    const [last] = v.parse(opsUpdatesSchema, await updates.json()).updates;
    expect(last).toMatchObject({ source: 'streamed', arrivedAt: expect.any(Number) });
    expect((await send('/ops/updates/no~id', session)).status).toBe(400);
  });
});
