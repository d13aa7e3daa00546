import { createExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createDataApp } from '../data-app.ts';
import { GATES } from '../gates.ts';
import { createDatabase } from '../origin/db/database.ts';
import { partners } from '../origin/db/operator-schema.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { newMatchId } from '../testing/football.ts';
import { ingestMatch } from '../testing/ingest-match.ts';
import { publicReads } from './public-reads.ts';

const SPORTS = '/api/media/v1/sports';
const matchId = newMatchId();

beforeAll(async () => void (await ingestMatch(matchId)));

const ask = (path: string, init: RequestInit = {}) =>
  call(new Request(new URL(path, 'http://localhost'), init));

/** Whether the pages of all sites may read an answer. */
const isOpen = (headers: Headers) => headers.get('access-control-allow-origin') === '*';

const db = createDatabase(env.DB);
let now = Date.UTC(2026, 10, 29, 12);
const app = new Hono()
  .use('/api/*', publicReads({ now: () => now, wait: () => new Promise(() => {}) }))
  .all('/api/*', (c) => c.json({ data: c.req.query('partnerKey') ?? null }));

async function read(headers: Record<string, string> = {}, path = SPORTS) {
  const request = new Request(new URL(path, 'http://localhost'), { headers });
  const answer = await app.fetch(request, env, createExecutionContext());
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

async function operator(method: string, path: string, body?: unknown) {
  return ask(`/operator/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${env.OPERATOR_TOKEN}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function addPartner(name: string, more: Record<string, unknown> = {}): Promise<string> {
  const partner = { name, origins: [], perHour: 2, perDay: null, ...more };
  const { status, body } = await operator('POST', 'partners', partner);
  expect(status).toBe(200);
  const { key } = JSON.parse(JSON.stringify(body));
  return key;
}

beforeEach(async () => {
  await db.delete(partners);
  // The isolate's list of keys is too old to be used.
  now += 3_600_000 - (now % 3_600_000);
});

it('a partner’s key passes its quota, is refused by name, counted and withdrawn', async () => {
  const key = await addPartner('club');
  tally.take();
  const taken = await read({ 'partner-key': key });
  expect([taken.status, taken.headers.get('ratelimit-policy')]).toEqual([200, '"hour";q=2;w=3600']);
  expect(taken.headers.get('ratelimit')).toBe('"hour";r=1;t=3600');
  expect((await read({}, `${SPORTS}?partnerKey=${key}`)).status).toBe(200);
  const over = await read({ 'partner-key': key });
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(over.headers.get('ratelimit')).toBe('"hour";r=0;t=3600');
  expect(JSON.parse(over.body)).toEqual({
    message: 'club has used up its quota.',
    state: 11_812,
  });
  expect(isOpen(over.headers)).toBe(true);
  const counters = tally.take()?.counters;
  const series = (outcome: string) =>
    counters?.get(`partner_requests_total{partner="club",outcome="${outcome}"}`);
  expect([series('taken'), series('over-quota')]).toEqual([2, 1]);

  expect((await operator('DELETE', 'partners/club')).status).toBe(200);
  now += 30_000;
  const ended = await read({ 'partner-key': key });
  expect([ended.status, ended.headers.get('cache-control')]).toEqual([401, 'no-store']);
});

it('the gate counts a partner’s server as a sender of its own, and no key of a page', async () => {
  const server = await addPartner('club');
  const origin = 'https://club.example';
  const page = await addPartner('club-page', { origins: [origin] });
  const run = vi.spyOn(GATES.call, 'run').mockResolvedValue(null);
  onTestFinished(() => run.mockRestore());
  const data = createDataApp();
  const senders = async (more: Record<string, string>) => {
    run.mockClear();
    const headers = { 'cf-connecting-ip': '198.51.100.30', ...more };
    for (const path of ['/api/media/v1/leagues', '/parties/sport/football']) {
      const request = new Request(new URL(path, 'http://localhost'), { headers });
      expect((await data.fetch(request, env, createExecutionContext())).status).toBe(429);
    }
    return run.mock.calls.map(([{ network }]) => network);
  };
  expect(await senders({})).toEqual(['198.51.100.30', '198.51.100.30']);
  expect(await senders({ 'partner-key': server })).toEqual(['partner club', 'partner club']);
  expect(await senders({ 'partner-key': page, origin })).toEqual([
    '198.51.100.30',
    '198.51.100.30',
  ]);
});

it('a key for a site is refused on others, whose pages may read why', async () => {
  const key = await addPartner('club', { origins: ['https://club.example/'] });
  const from = (origin: string) =>
    read({ 'partner-key': key, origin, 'sec-fetch-site': 'cross-site' });
  expect((await from('https://club.example')).status).toBe(200);
  const other = await from('https://other.example');
  expect([other.status, isOpen(other.headers)]).toEqual([403, true]);
  expect(other.body).toContain('The key of club is not for pages of this origin');
  const element = await read({ 'partner-key': key, 'sec-fetch-site': 'cross-site' });
  expect(element.status).toBe(403);
});

it('a key for a site whose quota is spent leaves its readers what they have without one', async () => {
  const origin = 'https://club.example';
  const key = await addPartner('club', { origins: [origin] });
  tally.take();
  const from = (network: string) =>
    read({ 'partner-key': key, origin, 'cf-connecting-ip': network });
  const limit = async (network: string) => {
    const { status, headers } = await from(network);
    return [status, headers.get('ratelimit')];
  };
  expect(await limit('198.51.100.20')).toEqual([
    200,
    '"hour";r=1;t=3600, "reader-hour";r=0;t=3600',
  ]);
  expect(await limit('198.51.100.20')).toEqual([200, '"network";r=1199;t=60']);
  expect(await limit('198.51.100.21')).toEqual([
    200,
    '"hour";r=0;t=3600, "reader-hour";r=0;t=3600',
  ]);
  expect(await limit('198.51.100.22')).toEqual([200, '"network";r=1199;t=60']);
  const counters = tally.take()?.counters;
  const series = (outcome: string) =>
    counters?.get(`partner_requests_total{partner="club",outcome="${outcome}"}`);
  expect([series('taken'), series('without-key'), series('over-quota')]).toEqual([2, 2, undefined]);
});

it('a reader without a key has the limit of its network, one with a key has not', async () => {
  const network = { 'cf-connecting-ip': '198.51.100.7' };
  const key = await addPartner('club', { perHour: 100_000 });
  const first = await read(network);
  expect(first.headers.get('ratelimit')).toBe('"network";r=1199;t=60');
  for (let each = 1; each < 1_200; each += 1) await read(network);
  const over = await read(network);
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60']);
  expect(isOpen(over.headers)).toBe(true);
  expect((await read({ ...network, 'partner-key': key })).status).toBe(200);
  expect((await read({ ...network, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

it('snapshots of rooms and calls count together, each once, and sockets do not', async () => {
  const headers = { 'cf-connecting-ip': '198.51.100.9' };
  const room = '/parties/sport/football';
  const left = async (path: string) =>
    (await ask(path, { headers })).headers.get('ratelimit')?.split(';t=')[0];
  expect([await left(room), await left(SPORTS)]).toEqual(['"network";r=1199', '"network";r=1198']);
  const origin = 'https://club.example';
  await ask(room, { headers: { ...headers, origin, upgrade: 'websocket' } });
  expect(await left(room)).toBe('"network";r=1197');
});

it('calls that are no public reads, pages’ own calls and unknown networks have none', async () => {
  const network = { 'cf-connecting-ip': '198.51.100.8' };
  expect((await read(network, '/api/media/v1/favourite/list')).headers.has('ratelimit')).toBe(
    false,
  );
  expect((await read()).headers.has('ratelimit')).toBe(false);
  const request = new Request(new URL(SPORTS, 'http://localhost'), { headers: network });
  const own = await app.fetch(request, { ...env, VISITOR: {} });
  expect(own.headers.has('ratelimit')).toBe(false);
});

it('the operator gets a clear refusal of a malformed partner, and of a name that is taken', async () => {
  await addPartner('club');
  const add = async (more: object) => {
    const partner = { name: 'other', origins: [], perHour: 2, perDay: null, ...more };
    return (await operator('POST', 'partners', partner)).body;
  };
  expect(await add({ name: 'club' })).toEqual({
    message: 'There is a partner club: withdraw its key first.',
  });
  expect(await add({ name: 'A club' })).toEqual({
    message: 'name must be 1 to 32 small letters, digits and hyphens, such as daily-club',
  });
  for (const origin of ['club.example', 'https://club.example/path', 'localhost:3000'])
    expect(await add({ origins: [origin] })).toEqual({
      message: 'origins.0 must be an origin such as https://example.org',
    });
  for (const origin of ['*', 'https://*.club.example'])
    expect(await add({ origins: ['https://club.example', origin] })).toEqual({
      message: 'origins.1 may have no *: name each origin by itself',
    });
  expect(await add({ perHour: null })).toEqual({
    message: 'A partner needs a quota per hour, per day, or both.',
  });
  expect((await operator('DELETE', 'partners/none')).status).toBe(404);
});

it('a withdrawn name may be given again, with another key', async () => {
  const before = await addPartner('club');
  await operator('DELETE', 'partners/club');
  const after = await addPartner('club');
  expect(after).not.toBe(before);
  expect((await read({ 'partner-key': after })).status).toBe(200);
  expect((await operator('GET', 'partners')).body).toMatchObject({
    partners: [{ name: 'club', perHour: 2, withdrawnAt: null }],
  });
  expect(JSON.stringify((await operator('GET', 'partners')).body)).not.toContain('igest');
});
