import { beforeAll, expect, it } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { cardAddress } from '../og/card-address.ts';
import { accessToken } from '../testing/access-token.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { newMatchId } from '../testing/football.ts';
import { ingestMatch } from '../testing/ingest-match.ts';

const matchId = newMatchId();
const CALENDAR = '/match/{id}.ics';
const CARD = await cardAddress(
  { matchId, brand: `${PRODUCT}-tv`, language: 'en', state: '' },
  env.SESSION_SECRET,
);

/** Returns the address of a path; `{id}` stands for the match. */
const at = (path: string) => new URL(path.replace('{id}', matchId), 'http://localhost');

let ingested: Awaited<ReturnType<typeof call>>;
beforeAll(async () => {
  ingested = await ingestMatch(matchId);
});

it('no cache keeps what a feed is answered', () => {
  const { status, headers } = ingested;
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
});

const keptOf = async (path: string, headers: Record<string, string> = {}, variables = {}) => {
  const request = new Request(at(path), { headers });
  const answer = await call(request, { ...env, ...variables });
  return { status: answer.status, keeps: answer.headers.get('cache-control') };
};

it.each([
  ['/', 200, 'private, no-cache'],
  ['/healthz', 200, 'no-store'],
  ['/metrics', 401, 'no-store'],
  ['/build-version', 200, 'no-store'],
  ['/ingest/v1/updates', 405, 'no-store'],
  ['/ingest/v1/none', 404, 'no-store'],
  ['/img/avatar/none.png', 404, 'no-store'],
  ['/tv/none.m3u8', 404, 'no-store'],
  [CARD, 200, 'public, max-age=60'],
  [CALENDAR, 200, 'private, no-cache'],
  [`/football${CALENDAR}?lang=es&country=br`, 200, 'private, no-cache'],
  ['/match/none.ics', 404, 'no-store'],
  ['/api/media/v1/sports', 200, 'public, max-age=60'],
  ['/api/media/v1/sports/none', 404, 'no-store'],
  ['/api/media/v1/events/{id}', 200, 'no-cache'],
  ['/api/media/v1/events/none', 404, 'no-store'],
  ['/api/media/v1/favourite/list', 401, 'no-store'],
  [`/api/${PRODUCT}-patron/country/locate`, 200, 'no-store'],
  ['/parties/match/{id}', 200, 'no-store'],
])('%s answers %i with the rule %s', async (path, status, keeps) => {
  expect(await keptOf(path)).toEqual({ status, keeps });
});

it.each(['/', '/football/matches/all', CALENDAR, CARD, '/tv/live.m3u8', '/api/media/v1/sports'])(
  'no cache keeps that %s is refused in a country',
  async (path) => {
    const variables = { RESTRICTED_COUNTRIES: 'kp' };
    const { keeps } = await keptOf(path, { 'cf-ipcountry': 'KP' }, variables);
    expect(keeps).toBe('no-store');
  },
);

it.each(['/dev/outbox', '/dev/outbox.json'])('no cache keeps the codes at %s', async (path) => {
  expect(await keptOf(path, {}, { LOCAL: '1' })).toEqual({ status: 200, keeps: 'no-store' });
});

it('public data is private in a signed-in visitor’s answer', async () => {
  const cookie = `${PRODUCT}=${await accessToken('fan-1')}`;
  const { keeps } = await keptOf('/api/media/v1/sports', { cookie });
  expect(keeps).toBe('private, no-cache');
});

it.each([CALENDAR, CARD, '/api/media/v1/sports'])(
  'a 304 of %s says again what its answer said',
  async (path) => {
    const whole = await call(new Request(at(path)));
    const tag = { 'if-none-match': whole.headers.get('etag') ?? '' };
    expect(await keptOf(path, tag)).toEqual({
      status: 304,
      keeps: whole.headers.get('cache-control'),
    });
  },
);
