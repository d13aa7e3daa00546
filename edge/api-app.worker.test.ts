import { createExecutionContext } from 'cloudflare:test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApiApp } from './api-app.ts';
import { openPhoneOtp } from './contracts/otp-calls.ts';
import { updateAvatar } from './contracts/profile-calls.ts';
import { GATES } from './gates.ts';
import { createDatabase } from './origin/db/database.ts';
import { forgetTries, type Key } from './origin/throttle.ts';
import { SESSION_COOKIE } from './session/session-cookies.ts';
import { env } from './testing/bindings.ts';
import { READ_MS } from './upstream/send.ts';
import { registered } from './testing/patron.ts';

const app = createApiApp();

/** Begins with a phone number, as a caller with these headers, where the API has this `EDGE_KEY`. */
async function begin(headers: Record<string, string>, EDGE_KEY = KEYS): Promise<number> {
  const answer = await app.fetch(
    new Request(`https://api.example/patron${openPhoneOtp.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ phone: '+5511961234567', purpose: 'register' }),
    }),
    { ...env, EDGE_KEY },
    createExecutionContext(),
  );
  await answer.text();
  return answer.status;
}

const KEY = 'the-secret-of-one-edge';
const KEYS = `a-new-key ${KEY}`;

async function locate(headers: Record<string, string>): Promise<unknown> {
  const request = new Request('https://api.example/patron/country/locate', { headers });
  return (await app.fetch(request, { ...env, EDGE_KEY: KEYS }, createExecutionContext())).json();
}

it('counts attempts per caller network, and allows more for edges of an API without a key', async () => {
  const caller = { 'cf-connecting-ip': '192.0.2.1' };
  const edge = { ...caller, 'cf-worker': 'scores.example' };
  expect([await begin(caller, ''), await begin(edge, '')]).toEqual([200, 200]);
  await env.DB.prepare('UPDATE tries SET count = 1000').run();
  expect([await begin(caller, ''), await begin(edge, '')]).toEqual([400, 200]);
});

it('counts attempts for the network that an edge with the key names, and ignores a forged key', async () => {
  const network = '192.0.2.44';
  const edge = { 'cf-worker': 'scores.example', 'visitor-network': network };
  expect(await begin({ ...edge, 'edge-key': KEY })).toBe(200);
  await env.DB.prepare('UPDATE tries SET count = 1000').run();
  expect(await begin({ ...edge, 'edge-key': KEY })).toBe(400);
  expect(await begin({ ...edge, 'edge-key': KEY, 'visitor-network': '192.0.2.45' })).toBe(200);
  expect(await begin({ ...edge, 'edge-key': 'forged' })).toBe(200);
  // A caller without the key is counted by its own network, whichever it names.
  expect(await begin({ 'cf-connecting-ip': network, 'visitor-network': '192.0.2.46' })).toBe(400);
});

it('counts whoever claims to be a Worker as one network where edges have a key', async () => {
  const worker = { 'cf-connecting-ip': '192.0.2.2', 'cf-worker': 'one.example' };
  const key = ['of network', ['phone sessions'], 'workers'];
  await env.DB.prepare('DELETE FROM tries').run();
  onTestFinished(() => forgetTries(createDatabase(env.DB), [key], { secret: null }));
  expect(await begin(worker)).toBe(200);
  await env.DB.prepare('UPDATE tries SET count = 1000').run();
  expect(await begin({ ...worker, 'cf-worker': 'other.example' })).toBe(400);
  expect(await begin({ 'cf-connecting-ip': '192.0.2.2' })).toBe(200);
});

it('locates a visitor only for an edge that has the key, or the one that replaces it', async () => {
  const headers = { 'visitor-country': 'br' };
  const brazil = { data: { countryCode: 'br' } };
  expect(await locate({ ...headers, 'edge-key': 'a-new-key' })).toEqual(brazil);
  expect(await locate({ ...headers, 'edge-key': KEY })).toEqual(brazil);
  expect(await locate({ ...headers, 'edge-key': 'forged' })).toEqual({
    data: { countryCode: null },
  });
  expect(await locate(headers)).toEqual({ data: { countryCode: null } });
});

it('counts the forms of an account before it reads them', async () => {
  const { accessToken } = await registered('forms@example.org');
  const send = async (body: BodyInit, token = accessToken) => {
    const request = new Request(`https://api.example/patron${updateAvatar.path}`, {
      method: 'POST',
      headers: {
        cookie: `${SESSION_COOKIE}=${token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      body,
    });
    const answer = await app.fetch(request, env, createExecutionContext());
    await answer.text();
    return answer.status;
  };
  const endless = () => new ReadableStream({ start: () => {} });
  const statuses = [];
  for (let times = 0; times < 10; times += 1) statuses.push(await send('no form'));
  expect(statuses).toEqual(Array(10).fill(400));
  expect(await send(endless())).toBe(429);
  expect(await send(endless(), 'forged')).toBe(401);
});

it.each([
  ['an edge', { 'edge-key': KEY, 'visitor-network': '192.0.2.57' }, true],
  ['an edge without the key', { 'cf-worker': 'one.example' }, true],
  ['any other caller', { 'cf-connecting-ip': '192.0.2.57' }, false],
])(
  'a form that is refused is read to its end if it comes from an edge: %s',
  async (_caller, headers, isRead) => {
    let isAtEnd = false;
    let chunks = 10;
    const body = new ReadableStream({
      pull: (controller) => {
        chunks -= 1;
        isAtEnd = chunks < 0;
        if (isAtEnd) controller.close();
        else controller.enqueue(new Uint8Array(10_000));
      },
    });
    const request = new Request(`https://api.example/patron${updateAvatar.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
      body,
    });
    const answer = await app.fetch(request, { ...env, EDGE_KEY: KEYS }, createExecutionContext());
    expect([answer.status, isAtEnd]).toEqual([401, isRead]);
  },
);

it('a refused form is read no further than the largest one', async () => {
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
    cancel,
  });
  const request = new Request(`https://api.example/patron${updateAvatar.path}`, {
    method: 'POST',
    headers: { 'edge-key': KEY, 'content-type': 'multipart/form-data; boundary=b' },
    body,
  });
  const answer = await app.fetch(request, { ...env, EDGE_KEY: KEYS }, createExecutionContext());
  expect([answer.status, cancel.mock.calls.length]).toEqual([401, 1]);
});

it('enforces the body size and type of a call, as the edge does', async () => {
  const send = async (body: string, type: string) => {
    const headers = { 'content-type': type };
    const request = new Request(`https://api.example/patron${openPhoneOtp.path}`, {
      method: 'POST',
      headers,
      body,
    });
    return (await app.fetch(request, env, createExecutionContext())).status;
  };
  expect(await send('x'.repeat(64_001), 'application/json')).toBe(413);
  expect(await send('x', 'multipart/form-data; boundary=b')).toBe(415);
  expect(await send('x', 'application/json')).toBe(400);
});

const VISITOR = { 'edge-key': KEY, 'visitor-network': '192.0.2.51' };

/** Reads a path as a caller with these headers, where the API has this `EDGE_KEY`. */
async function read(
  path: string,
  headers: Record<string, string>,
  EDGE_KEY = KEY,
): Promise<Response> {
  const request = new Request(`https://api.example${path}`, { headers });
  const answer = await app.fetch(request, { ...env, EDGE_KEY }, createExecutionContext());
  await answer.text();
  return answer;
}

it.each([
  ['search', '/media/v1/search/event?keyword=a+b'],
  ['calendar', '/media/v1/calendar/league/l1'],
  ['statistics', '/media/v1/leagues/l1/player-statistics'],
  ['call', '/media/v1/events?sportId=1&from=0&to=1000'],
  ['action', '/media/v1/favourite/list'],
] as const)('the gate of a %s refuses a visitor’s call', async (kind, path) => {
  const run = vi.spyOn(GATES[kind], 'run').mockResolvedValue(null);
  onTestFinished(() => run.mockRestore());
  const answer = await read(path, VISITOR);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3']);
  // A page's call names no network, and has passed a gate at its edge.
  expect((await read(path, { 'edge-key': KEY })).status).not.toBe(429);
});

it('the searches of pages have a gate of their own, which their other calls pass by', async () => {
  const run = vi.spyOn(GATES['page-search'], 'run').mockResolvedValue(null);
  onTestFinished(() => run.mockRestore());
  const search = '/media/v1/search/team?keyword=a+b';
  const page = { 'edge-key': KEY };
  expect((await read(search, page)).status).toBe(429);
  expect((await read(search, VISITOR)).status).not.toBe(429);
  expect((await read('/media/v1/leagues', page)).status).not.toBe(429);
});

it('gates count visitors by network, and all edges without the key as one', async () => {
  const run = vi.spyOn(GATES.call, 'run').mockResolvedValue(null);
  onTestFinished(() => run.mockRestore());
  const caller = { 'cf-connecting-ip': '192.0.2.52' };
  for (const headers of [
    VISITOR,
    caller,
    { ...caller, 'cf-worker': 'one.example' },
    { ...caller, 'cf-worker': 'other.example', 'visitor-network': '192.0.2.53' },
  ])
    expect((await read('/media/v1/leagues', headers)).status).toBe(429);
  expect(run.mock.calls.map(([{ network }]) => network)).toEqual([
    '192.0.2.51',
    '192.0.2.52',
    'workers',
    'workers',
  ]);
});

it.each([
  ['search', '/media/v1/search/event?keyword=a+b'],
  ['calendar', '/media/v1/calendar/league/l1'],
  ['statistics', '/media/v1/leagues/l1/player-statistics'],
  ['call', '/media/v1/events?sportId=1&from=0&to=1000'],
  ['action', '/media/v1/favourite/list'],
] as const)(
  'a call that an edge forwards waits at the gate of a %s for less than the edge waits for it',
  async (kind, path) => {
    const run = vi.spyOn(GATES[kind], 'run').mockResolvedValue(null);
    onTestFinished(() => run.mockRestore());
    const caller = { 'cf-connecting-ip': '192.0.2.56' };
    for (const headers of [VISITOR, { ...caller, 'cf-worker': 'one.example' }, caller])
      expect((await read(path, headers)).status).toBe(429);
    const waits = run.mock.calls.map(([{ longestWait }]) => longestWait);
    expect(waits).toEqual([1_500, 1_500, undefined]);
    expect(1_500).toBeLessThan(READ_MS);
  },
);

it('a search that a page makes waits for less than its edge waits for it', async () => {
  const run = vi.spyOn(GATES['page-search'], 'run').mockResolvedValue(null);
  onTestFinished(() => run.mockRestore());
  await read('/media/v1/search/team?keyword=a+b', { 'edge-key': KEY });
  expect(run.mock.calls.map(([{ longestWait }]) => longestWait)).toEqual([1_500]);
});

it('pictures of users count by the network that an edge with the key names', async () => {
  const run = vi.spyOn(GATES.picture, 'run').mockResolvedValue(null);
  onTestFinished(() => run.mockRestore());
  const edge = { 'cf-connecting-ip': '192.0.2.55', 'cf-worker': 'scores.example' };
  for (const headers of [
    { ...edge, ...VISITOR },
    { ...edge, ...VISITOR, 'edge-key': 'forged' },
    { 'cf-connecting-ip': '192.0.2.55', 'visitor-network': '192.0.2.51' },
  ])
    expect((await read('/patron/img/avatar/unread.png', headers)).status).toBe(429);
  expect(run.mock.calls.map(([{ network }]) => network)).toEqual([
    '192.0.2.51',
    'workers',
    '192.0.2.55',
  ]);
});

it('limits the reads of a caller without the key, such as a Worker, and leaves an edge’s to the edge', async () => {
  const caller = { 'cf-connecting-ip': '192.0.2.54' };
  const edge = { ...caller, 'cf-worker': 'scores.example' };
  for (let times = 0; times < 1_200; times += 1) await read('/media/v1/sports', caller);
  expect((await read('/media/v1/sports', caller)).status).toBe(429);
  for (let times = 0; times < 1_201; times += 1)
    expect((await read('/media/v1/sports', edge, '')).status).toBe(200);
  for (let times = 0; times < 1_200; times += 1) await read('/media/v1/sports', edge);
  expect((await read('/media/v1/sports', edge)).status).toBe(429);
  const visitor = { 'edge-key': KEY, 'visitor-network': '192.0.2.54' };
  expect((await read('/media/v1/sports', visitor)).status).toBe(200);
});

it('counts the attempts of all edges of an API without a key together', async () => {
  const edge = { 'cf-connecting-ip': '192.0.2.1', 'cf-worker': 'scores.example' };
  expect(await begin(edge, '')).toBe(200);
  await env.DB.prepare('UPDATE tries SET count = 10000').run();
  // Callers of unknown networks in other files count together with these.
  const key: Key = ['of network', ['phone sessions'], null];
  onTestFinished(() => forgetTries(createDatabase(env.DB), [key], { secret: null }));
  expect(await begin({ ...edge, 'cf-worker': 'other.example' }, '')).toBe(400);
});

it.each([
  '/media/v1/%73ports',
  '/media/v1/%73earch/event?keyword=a+b',
  '/media/v1/sports/',
  '/media/v1/none',
])('no handler runs for a path that no gate and no limit knows as a call: %s', async (path) => {
  expect((await read(path, VISITOR)).status).toBe(404);
});
