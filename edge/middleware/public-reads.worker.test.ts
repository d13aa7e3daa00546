import { createExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { API_BASES, addressOf } from '../contracts/call-address.ts';
import { isPublicRead, listCalls } from '../contracts/call-list.ts';
import { createDataApp } from '../data-app.ts';
import { GATES } from '../gates.ts';
import { POLICIES } from '../contracts/policy.ts';
import { withoutPartnerKey } from '../contracts/partner-key.ts';
import { SESSION_COOKIE } from '../session/session-cookies.ts';
import { createDatabase } from '../origin/db/database.ts';
import { partners } from '../origin/db/operator-schema.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { accessToken } from '../testing/access-token.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { publicReads } from './public-reads.ts';

const SPORTS = '/api/media/v1/sports';
const matchId = newMatchId();

beforeAll(async () => {
  await call(signed('/ingest/v1/updates', { source: 'test', updates: openingUpdates(matchId) }));
});

const ask = (path: string, init: RequestInit = {}, variables = {}) =>
  call(new Request(new URL(path, 'http://localhost'), init), { ...env, ...variables });

/** Returns what an answer lets other sites' pages do. */
function doorOf(headers: Headers) {
  return {
    origin: headers.get('access-control-allow-origin'),
    credentials: headers.get('access-control-allow-credentials'),
    resource: headers.get('cross-origin-resource-policy'),
  };
}

const OPEN = { origin: '*', credentials: null, resource: 'cross-origin' };
const CLOSED = { origin: null, credentials: null, resource: 'same-origin' };

/** Values for the places in a call's path: each takes one of them. */
const VALUES = ['x-1', 'results', 'google', 'email', ...POLICIES];

const CALLS = listCalls().map((each) => {
  const values = Object.entries(each.input.entries).map(([name, schema]) => [
    name,
    VALUES.find((value) => v.is(schema, value)),
  ]);
  const [path = ''] = addressOf(each, Object.fromEntries(values)).split('?');
  return { ...each, at: API_BASES[each.api] + path, isOpen: isPublicRead(each) };
});

describe('pages of other sites', () => {
  it.each(CALLS)('$method $at: open to all of them is $isOpen', async ({ method, at, isOpen }) => {
    const origin = 'https://club.example';
    const { headers } = await ask(at, { method, headers: { origin } });
    expect(doorOf(headers)).toEqual(isOpen ? OPEN : CLOSED);
  });

  it('are not kept from any public read of the call list', () => {
    expect(CALLS.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(50);
    const closed = CALLS.filter(({ api, method, caller, isOpen }) => {
      return api === 'media' && method === 'GET' && caller === 'anyone' && !isOpen;
    });
    // They depend on the country or the browser.
    expect(closed.map(({ name }) => name).toSorted()).toEqual([
      'getBroadcasters',
      'getFanCalendar',
      'getLeagueCalendar',
      'getMatchCalendar',
      'getPushKey',
      'getTeamCalendar',
    ]);
  });

  it.each(['/operator/v1/partners', '/ops', '/metrics', '/', '/parties/hub'])(
    'cannot read %s',
    async (path) => {
      const { headers } = await ask(path, { headers: { origin: 'https://club.example' } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const asked = await ask(path, { method: 'OPTIONS' });
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it.each([
    [`/parties/match/${matchId}`, 200],
    ['/parties/sport/football', 200],
    ['/parties/match/none', 404],
  ])('may read the room %s without a socket: %i', async (path, expected) => {
    const origin = 'https://club.example';
    const { status, headers } = await ask(path, { headers: { origin } });
    expect([status, doorOf(headers)]).toEqual([expected, OPEN]);
    const asked = await ask(path, { method: 'OPTIONS', headers: { origin } });
    expect([asked.status, doorOf(asked.headers)]).toEqual([204, OPEN]);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET');
    const withCookie = await ask(path, { headers: { origin, cookie: 'language=es-MX' } });
    expect(doorOf(withCookie.headers)).toEqual(CLOSED);
    const posted = await ask(path, { method: 'POST', headers: { origin } });
    expect(doorOf(posted.headers).origin).toBeNull();
  });

  it('may not open a room’s socket unless they are listed', async () => {
    const headers = { origin: 'https://club.example', upgrade: 'websocket' };
    const refused = await ask(`/parties/match/${matchId}`, { headers });
    expect([refused.status, doorOf(refused.headers)]).toEqual([403, CLOSED]);
  });

  it('may ask beforehand whether they may send a key, but not a user’s token', async () => {
    const preflight = (path: string, method = 'GET') =>
      ask(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://club.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'partner-key,access-token',
        },
      });
    const { status, headers } = await preflight(SPORTS);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(headers.get('access-control-allow-headers')).toBe(
      'partner-key, if-none-match, if-modified-since',
    );
    for (const { at, method, isOpen } of CALLS) {
      const answer = await preflight(at, method);
      const isRead = CALLS.some((other) => other.at === at && other.isOpen);
      expect([at, answer.headers.get('access-control-allow-origin')]).toEqual([
        at,
        isOpen || isRead ? '*' : null,
      ]);
    }
  });

  it('may read a HEAD, a 304, a refusal and every header', async () => {
    const { headers } = await ask(SPORTS);
    expect(headers.get('access-control-expose-headers')).toBe('*');
    const tag = headers.get('etag') ?? '';
    for (const [path, init, status] of [
      [SPORTS, { method: 'HEAD' }, 200],
      [SPORTS, { headers: { 'if-none-match': tag } }, 304],
      ['/api/media/v1/events/none', {}, 404],
      ['/api/media/v1/events', {}, 400],
      ['/api/middle/v1/sports', {}, 200],
    ] as const) {
      const answer = await ask(path, init);
      expect([path, answer.status, doorOf(answer.headers)]).toEqual([path, status, OPEN]);
    }
  });
});

describe('an answer to a request with a cookie', () => {
  const headers = { cookie: 'language=es-MX' };

  it('is open where every cache may keep it, for whoever gets it from there', async () => {
    const answer = await ask(SPORTS, { headers });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(doorOf(answer.headers)).toEqual(OPEN);
  });

  it.each([
    ['it belongs to a session', SPORTS, {}, true],
    ['it may depend on the cookie', `/api/media/v1/events/${matchId}`, {}, false],
    ['some countries are refused', SPORTS, { RESTRICTED_COUNTRIES: 'kp' }, false],
    ['an operator’s API answers', SPORTS, { MEDIA_API_URL: 'https://media.example' }, false],
  ])('is closed where %s', async (_why, path, variables, isSession) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ data: [] }, { headers: { 'cache-control': 'public, max-age=60' } }),
    );
    onTestFinished(() => void vi.restoreAllMocks());
    const cookie = isSession ? `${SESSION_COOKIE}=${await accessToken('fan-1')}` : headers.cookie;
    const answer = await ask(path, { headers: { cookie } }, variables);
    expect(doorOf(answer.headers)).toEqual(CLOSED);
    // The same without it is open, and no cache takes one for the other.
    const other = await ask(path, {}, variables);
    expect(doorOf(other.headers)).toEqual(OPEN);
    expect(answer.headers.get('cache-control')).toMatch(/private|no-cache|no-store/);
  });

  it.each(['authorization', 'access-token'])('is closed with a token in %s', async (name) => {
    const value = `${name === 'authorization' ? 'Bearer ' : ''}${await accessToken('fan-1')}`;
    expect(doorOf((await ask(SPORTS, { headers: { [name]: value } })).headers)).toEqual(CLOSED);
  });
});

it('a reader in a restricted country may read why it is refused, and its preflight is answered', async () => {
  const variables = { RESTRICTED_COUNTRIES: 'kp' };
  const headers = { 'cf-ipcountry': 'KP' };
  const { status, headers: sent } = await ask(SPORTS, { headers }, variables);
  expect([status, sent.get('cache-control'), doorOf(sent)]).toEqual([451, 'no-store', OPEN]);
  expect((await ask(SPORTS, { method: 'OPTIONS', headers }, variables)).status).toBe(204);
});

it('an operator’s own answer is kept by browsers alone, by what it depends on', async () => {
  const { headers } = await ask(SPORTS, {}, { RESTRICTED_COUNTRIES: 'kp' });
  expect(headers.get('cache-control')).toBe('private, max-age=60');
  expect(headers.get('vary')).toContain('cookie');
});

describe('limits', () => {
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
    expect([taken.status, taken.headers.get('ratelimit-policy')]).toEqual([
      200,
      '"hour";q=2;w=3600',
    ]);
    expect(taken.headers.get('ratelimit')).toBe('"hour";r=1;t=3600');
    expect((await read({}, `${SPORTS}?partnerKey=${key}`)).status).toBe(200);
    const over = await read({ 'partner-key': key });
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(over.headers.get('ratelimit')).toBe('"hour";r=0;t=3600');
    expect(JSON.parse(over.body)).toEqual({
      message: 'club has used up its quota.',
      state: 11_812,
    });
    expect(doorOf(over.headers)).toMatchObject({ origin: '*' });
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
    expect([other.status, doorOf(other.headers).origin]).toEqual([403, '*']);
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
    expect([series('taken'), series('without-key'), series('over-quota')]).toEqual([
      2,
      2,
      undefined,
    ]);
  });

  it('a reader without a key has the limit of its network, one with a key has not', async () => {
    const network = { 'cf-connecting-ip': '198.51.100.7' };
    const key = await addPartner('club', { perHour: 100_000 });
    const first = await read(network);
    expect(first.headers.get('ratelimit')).toBe('"network";r=1199;t=60');
    for (let each = 1; each < 1_200; each += 1) await read(network);
    const over = await read(network);
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60']);
    expect(doorOf(over.headers).origin).toBe('*');
    expect((await read({ ...network, 'partner-key': key })).status).toBe(200);
    expect((await read({ ...network, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('snapshots of rooms and calls count together, each once, and sockets do not', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.9' };
    const room = '/parties/sport/football';
    const left = async (path: string) =>
      (await ask(path, { headers })).headers.get('ratelimit')?.split(';t=')[0];
    expect([await left(room), await left(SPORTS)]).toEqual([
      '"network";r=1199',
      '"network";r=1198',
    ]);
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
});

it('an operator’s API does not learn a partner’s key', () => {
  expect(withoutPartnerKey('?from=1&partnerKey=partner_x&to=2')).toBe('?from=1&to=2');
  expect(withoutPartnerKey('?partnerKey=partner_x')).toBe('');
  expect(withoutPartnerKey('?from=%20')).toBe('?from=%20');
});
