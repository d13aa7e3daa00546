import * as v from 'valibot';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { API_BASES, addressOf } from '../contracts/call-address.ts';
import { isPublicRead, listCalls } from '../contracts/call-list.ts';
import { POLICIES } from '../contracts/policy.ts';
import { SESSION_COOKIE } from '../session/session-cookies.ts';
import { accessToken } from '../testing/access-token.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { newMatchId } from '../testing/football.ts';
import { ingestMatch } from '../testing/ingest-match.ts';

const SPORTS = '/api/media/v1/sports';
const matchId = newMatchId();

beforeAll(async () => void (await ingestMatch(matchId)));

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
