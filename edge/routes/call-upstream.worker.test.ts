import { createExecutionContext } from 'cloudflare:test';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CALL_BODIES } from '../bodies-in-flight.ts';
import { countryListSchema } from '../contracts/country.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { PRODUCT } from '../contracts/product.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { settled } from '../testing/start-gate.ts';
import { app } from '../testing/worker.ts';
import { GATES } from '../gates.ts';

const patron = `/api/${PRODUCT}-patron`;

describe('the embedded APIs', () => {
  it('locate the visitor', async () => {
    const headers = { 'cf-ipcountry': 'BR' };
    const located = await call(
      new Request(`http://localhost${patron}/country/locate`, { headers }),
    );
    expect(located).toMatchObject({ status: 200, body: { data: { countryCode: 'br' } } });
    expect(located.headers.get('cache-control')).toBe('no-store');
    expect((await call(`${patron}/country/locate`)).body).toEqual({ data: { countryCode: null } });
  });

  it('list the countries by name', async () => {
    const { body } = await call(`${patron}/country/listV2`);
    const { data } = v.parse(envelopeSchema(countryListSchema), body);
    expect(data).toHaveLength(249);
    expect(data[0]).toEqual({ countryCode: 'af', countryName: 'Afghanistan' });
    expect(data).toContainEqual({ countryCode: 'br', countryName: 'Brazil' });
  });

  it('answer the media API under both its paths', async () => {
    const [media, middle] = [
      await call('/api/media/v1/sports'),
      await call('/api/middle/v1/sports'),
    ];
    expect(middle.body).toEqual(media.body);
    expect(middle.headers.get('cache-control')).toBe('public, max-age=60');
  });
});

it('keeps responses to a signed-in visitor out of shared caches', async () => {
  const headers = { cookie: `${PRODUCT}=token` };
  const answer = await call(new Request('http://localhost/api/media/v1/sports', { headers }));
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

it('refuses a body that is too large, whatever length it claims', async () => {
  const body = new Uint8Array(1_000_001);
  const request = new Request('http://localhost/api/media/v1/favourite', { method: 'POST', body });
  expect((await call(request)).status).toBe(413);
});

it.each([
  `${PRODUCT}=a%0d%0ab`,
  `${PRODUCT}=%E2%82%AC`,
  'device-id=a%0d%0ab',
  'web-view=device_id%3Da%250d%250ab',
  'country=%0d%0a; brand=%0d%0a',
])('answers a browser whose cookie %s is invalid in a header', async (cookie) => {
  const headers = { cookie };
  const answer = await call(new Request('http://localhost/api/media/v1/sports', { headers }));
  expect(answer.status).toBe(200);
  expect((await call(new Request('http://localhost/', { headers }))).status).toBe(200);
});

it('answers a link whose id is invalid in a header', async () => {
  const path = '/api/media/v1/sports?device_id=a%0d%0ab&user_id=%00&app_version=%C3%A9';
  expect((await call(path)).status).toBe(200);
});

it.each(['GET', 'HEAD'])('refuses a %s with a body', async (method) => {
  const request = new Request('http://localhost/api/media/v1/sports', {
    method: 'POST',
    body: 'a',
  });
  // The constructor refuses this method, a socket does not.
  Object.defineProperty(request, 'method', { value: method });
  const answer = await app.fetch(request, env, createExecutionContext());
  expect(answer.status).toBe(400);
  await answer.text();
});

it('answers 400 when the client aborts during the body', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('lost')) });
  const request = new Request('http://localhost/api/media/v1/favourite', { method: 'POST', body });
  expect((await call(request)).status).toBe(400);
});

it('does not read the upload of a visitor who is not signed in', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const body = new ReadableStream({ start: () => {} });
  const address = `http://localhost${patron}/patronUser/updateAvatar`;
  expect((await call(new Request(address, { method: 'POST', headers, body }))).status).toBe(401);
  const cookie = `${PRODUCT}=forged`;
  const forged = new Request(address, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: 'b',
  });
  expect((await call(forged)).status).toBe(401);
});

describe('a sign-in', () => {
  const ask = async (address: string) =>
    call(
      new Request(`http://localhost${patron}/v2/patron-user/resolve`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
        body: JSON.stringify({ identifier: 'fan@example.org' }),
      }),
    );

  const renew = (body: string) => {
    const headers = {
      'content-type': 'application/json',
      'cf-connecting-ip': '192.0.2.1',
      cookie: `${PRODUCT}=invented`,
    };
    const address = `http://localhost${patron}/v2/patron-user/renew`;
    return call(new Request(address, { method: 'POST', headers, body }));
  };

  const send = (network: string, bytes: number) => {
    const hold = CALL_BODIES.hold(network);
    hold.begin(() => {});
    hold.take(bytes);
    return hold;
  };

  it.each([
    ['four /64', (n: number) => `2001:db8:1:${n}::/64`, 4],
    ['four /48', (n: number) => `2001:db8:${n}:1::/64`, 4],
    ['many /48', (n: number) => `2001:db8:${n}:1::/64`, 252],
    ['its own network', () => '192.0.2.1', 4],
  ])('is answered while 252 slow bodies come from %s', async (_what, network, count) => {
    // All but the last byte of 64 kB, then nothing at all, which fills the gaps.
    const slow = [...Array<number>(252).fill(63_999), ...Array<number>(60).fill(0)].map(
      (bytes, n) => send(network(n % count), bytes),
    );
    const statuses = [];
    for (let times = 0; times < 10; times += 1) statuses.push((await ask('192.0.2.1')).status);
    for (const hold of slow) hold.release();
    expect(statuses).toEqual(Array(10).fill(200));
  });

  it('is answered while complete bodies of four networks wait for their turn', async () => {
    const run = vi
      .spyOn(GATES.action, 'run')
      .mockImplementation(async ({ network, isNeeded }, work) => {
        if (network === '192.0.9.1') return work();
        await expect.poll(() => isNeeded?.()).toBe(false);
        return null;
      });
    const body = JSON.stringify({ newsId: 'n1', more: 'x'.repeat(63_900) });
    const waiting = Array.from({ length: 232 }, (_, n) => {
      const headers = {
        'content-type': 'application/json',
        'cf-connecting-ip': `192.0.${n % 4}.1`,
      };
      const address = 'http://localhost/api/media/v1/news/view/add';
      return call(new Request(address, { method: 'POST', headers, body }));
    });
    await expect.poll(() => run.mock.calls.length).toBe(waiting.length);
    const full = [0, 1, 2, 3].map((n) => {
      const rest = send(`192.0.${n}.1`, 4_000_000 - 4_000 - 58 * (4_000 + body.length));
      rest.complete();
      return rest;
    });
    // They are a second old.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    const statuses = [];
    for (let times = 0; times < 10; times += 1) statuses.push((await ask('192.0.9.1')).status);
    expect(statuses).toEqual(Array(10).fill(200));
    for (const [n, hold] of full.entries()) {
      hold.release();
      send(`192.0.${n}.1`, 3_990_000).release();
    }
    run.mockRestore();
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(
      new Set([429]),
    );
  });

  it('is answered while renewals by cookie wait for their turn: they hold no body', async () => {
    const turn = Promise.withResolvers<null>();
    const run = vi.spyOn(GATES.action, 'run').mockReturnValue(turn.promise);
    onTestFinished(() => run.mockRestore());
    const renewal = renew(JSON.stringify({ more: 'x'.repeat(4_000) }));
    await expect.poll(() => run.mock.calls.length).toBe(1);
    const hold = send('192.0.2.1', 3_995_900);
    hold.complete();
    turn.resolve(null);
    expect([hold.ended, (await renewal).status]).toEqual([null, 429]);
    hold.release();
  });

  it('a renewal by cookie may have a short body only', async () => {
    expect((await renew(JSON.stringify({ more: 'x'.repeat(5_000) }))).status).toBe(413);
  });

  it('a call with a body is kept alive until its memory is free, also when its sender leaves', async () => {
    const turn = Promise.withResolvers<null>();
    const run = vi.spyOn(GATES.action, 'run').mockReturnValue(turn.promise);
    onTestFinished(() => run.mockRestore());
    const kept: Promise<unknown>[] = [];
    const context = createExecutionContext();
    vi.spyOn(context, 'waitUntil').mockImplementation((work) => void kept.push(work));
    const asked = app.fetch(
      new Request('http://localhost/api/media/v1/news/view/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.1' },
        body: JSON.stringify({ newsId: 'n1' }),
      }),
      env,
      context,
    );
    await expect.poll(() => run.mock.calls.length).toBe(1);
    const all = Promise.all(kept).then(() => 'all over');
    expect(await Promise.race([all, settled().then(() => 'under way')])).toBe('under way');
    turn.resolve(null);
    await all;
    const hold = send('192.0.2.1', 3_995_999);
    hold.complete();
    expect(hold.ended).toBeNull();
    hold.release();
    expect((await asked).status).toBe(429);
  });

  it('gets 429 while complete bodies of its network use a quarter of the memory', async () => {
    const hold = send('192.0.2.1', 3_995_990);
    hold.complete();
    const refused = await ask('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await ask('192.0.2.2')).status).toBe(200);
    hold.release();
    expect((await ask('192.0.2.1')).status).toBe(200);
  });
});

describe('where an isolate has too many public reads', () => {
  const EVENTS = '/api/media/v1/events?sportId=1&from=0&to=1000';
  const SOCKET = '/parties/hub?rooms=sport/football';

  const post = (path: string, body: object) =>
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each([
    ['call', EVENTS],
    ['call', '/api/media/v1/teams/t1/head-to-head/t2'],
    ['call', '/parties/sport/football'],
    ['call', '/api/media/v1/touchline-tv/available'],
    ['action', post('/api/media/v1/news/view/add', { newsId: 'n1' })],
    ['action', post('/api/media/v1/news/comment/c1/report', {})],
    ['action', post('/api/sms-center/captcha/quiz', {})],
    ['action', post('/api/media/v1/calendar/mine', {})],
    ['action', post('/api/touchline-patron/phone/otp/session', {})],
    ['password', post('/api/touchline-patron/v2/patron-user/register', {})],
    ['password', post('/api/touchline-patron/v3/patron-user/signin', {})],
    ['delivery', post('/api/touchline-patron/phone/otp/acquire', {})],
    ['provider', '/api/touchline-patron/v3/patron-user/social/google/auth-url'],
    ['betting-site', post('/api/touchline-patron/v3/patron-user/sync', {})],
    ['push-service', post('/api/media/v1/alerts/subscription', {})],
    ['action', '/api/media/v1/favourite/list'],
    ['search', '/api/media/v1/search/event?keyword=a+b'],
    ['search', '/api/media/v1/news/search?keyword=a'],
    ['calendar', '/api/media/v1/calendar/league/l1'],
  ] as const)('the gate of a %s refuses %s', async (kind, path) => {
    const run = vi.spyOn(GATES[kind], 'run').mockResolvedValue(null);
    const answer = await call(path);
    run.mockRestore();
    expect(answer).toMatchObject({ status: 429, body: { state: 11_812 } });
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a light call', '/api/media/v1/sports', {}],
    ['a call of a page, which has passed a gate', `/x?fetch=${EVENTS}`, {}],
    ['a room that a page reads', '/x?fetch=/parties/sport/football', {}],
    ['where a visitor is', `${patron}/country/locate`, {}],
    [
      'a call of an operator’s own API, which waits for no call of ours',
      EVENTS,
      { MEDIA_API_URL: 'https://media.invalid' },
    ],
    [
      'a page’s call of an operator’s own API',
      `/x?fetch=${EVENTS}`,
      { MEDIA_API_URL: 'https://media.invalid' },
    ],
    [
      'a socket',
      new Request(`http://localhost${SOCKET}`, { headers: { upgrade: 'websocket' } }),
      {},
    ],
  ])('%s is not refused', async (_what, path, variables) => {
    const gates = (['action', 'password', 'call', 'search', 'calendar'] as const).map((kind) =>
      vi.spyOn(GATES[kind], 'run').mockResolvedValue(null),
    );
    const { status } = await call(path, { ...env, ...variables });
    for (const run of gates) run.mockRestore();
    expect(status).not.toBe(429);
  });
});

describe('where an API is in another process', () => {
  const away = {
    ...env,
    MEDIA_API_URL: 'https://media.test',
    PATRON_API_URL: 'https://patron.test',
  };
  const from = (address: string, path: string, init: RequestInit = {}) => {
    const headers = { 'cf-connecting-ip': address, ...init.headers };
    return call(new Request(`http://localhost${path}`, { ...init, headers }), away);
  };

  it('one sender has few calls under way, the others wait for their turn, and another sender goes first', async () => {
    const answers: (() => void)[] = [];
    const asked: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return new Promise((resolve) => answers.push(() => resolve(Response.json({ data: [] }))));
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const run = vi.spyOn(GATES['media-api'], 'run');
    onTestFinished(() => run.mockRestore());
    // A light call holds a connection, too.
    const flood = [1, 2, 3, 4, 5, 6].map((n) => from('192.0.2.7', `/api/media/v1/events/f${n}`));
    await expect.poll(() => run.mock.calls.length).toBe(6);
    await expect.poll(() => asked.length).toBe(4);
    const fan = from('198.51.100.7', '/api/media/v1/events/fan');
    await expect.poll(() => asked.at(-1)).toMatch(/fan$/);
    expect(asked).toHaveLength(5);
    for (let at = 0; at < 7; at += 1) {
      await expect.poll(() => answers.length).toBeGreaterThan(at);
      answers[at]?.();
    }
    const statuses = (await Promise.all([...flood, fan])).map(({ status }) => status);
    expect(statuses).toEqual(Array(7).fill(200));
  });

  it.each(['search/event?keyword=a', 'calendar/league/l1', 'leagues/l1/player-statistics'])(
    'many of %s keep their sender from no read',
    async (path) => {
      const run = vi.spyOn(GATES['media-search'], 'run').mockResolvedValue(null);
      onTestFinished(() => run.mockRestore());
      vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
      onTestFinished(() => void vi.unstubAllGlobals());
      expect((await from('192.0.2.7', `/api/media/v1/${path}`)).status).toBe(429);
      expect((await from('192.0.2.7', '/api/media/v1/sports')).status).toBe(200);
    },
  );

  it('the forms of a network count before they are read, whatever token they have', async () => {
    const send = (address: string, init: RequestInit) =>
      from(address, `${patron}/patronUser/updateAvatar`, { method: 'POST', ...init });
    // A token of the operator's own format, which the edge cannot read.
    const cookie = `${PRODUCT}=invented`;
    const text = { headers: { cookie, 'content-type': 'text/plain' }, body: 'no form' };
    for (let times = 0; times < 300; times += 1)
      expect((await send('192.0.2.8', text)).status).toBe(415);
    const endless = {
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=b' },
      body: new ReadableStream({ start: () => {} }),
    };
    const refused = await send('192.0.2.8', endless);
    expect(refused).toMatchObject({ status: 429, body: { state: 11_812 } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('192.0.2.9', text)).status).toBe(415);
  });
});
