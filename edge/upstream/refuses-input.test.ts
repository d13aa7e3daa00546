import { expect, it } from 'vitest';
import { refusesInput } from './refuses-input.ts';

function call(address: string, accessToken: string | null = null) {
  const [path = '', query] = address.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const caller = {
    brand: 'b',
    language: 'en' as const,
    countryCode: null,
    located: null,
    network: null,
    deviceId: null,
    deviceToken: null,
    accessToken,
  };
  const upstream = 'media' as const;
  return { upstream, path, search, method: 'GET', headers: new Headers(), body: null, caller };
}

it.each([
  [422, '/v1/events/abc'],
  [405, '/v1/events/refresh'],
  [414, `/v1/teams/${'x'.repeat(200)}`],
  [422, '/v1/events?from=1&to=2'],
  [406, '/v1/favourite/teams?sportId=1'],
  [403, '/v1/events/.env'],
  [403, '/v1/events/wp-config.php'],
  [431, '/v1/events/%27'],
  [403, '/v1/events/%3Cscript%3E'],
  [403, '/v1/news?flag=1_%27'],
  [403, '/v1/calendar/team/7?known=%27'],
  [403, '/v1/search/team?keyword=union+select'],
  [401, '/v1/leagues/a%20b/standings'],
  [200, '/v1/events/%27'],
  [302, '/v1/search/team?keyword=union+select'],
])('a %i for %s refuses what was asked', (status, address) => {
  expect(refusesInput(status, call(address))).toBe(true);
});

it.each([
  [403, '/v1/events/sr:match:4711'],
  [403, '/v1/teams/são-paulo_2'],
  [403, '/v1/leagues/l1/standings?seasonId=2026%2F27'],
  [403, '/v1/events?from=1&to=2'],
  [403, '/v1/players/हिन्दी'],
  [403, '/v1/leagues/l1/standings?seasonId='],
  [403, '/v1/teams/1.2.3'],
  [403, '/v1/calendar/team/7?known=a%2Cb'],
  [403, '/v1/news?flag=1700000000000_-&size=50'],
  [402, '/v1/events/4711'],
  [415, '/v1/events/4711'],
  [421, '/v1/events/4711'],
  [431, '/v1/events/4711'],
  [495, '/v1/events/4711'],
  [422, '/v1/sports'],
  [403, '/v1/favourite/teams?sportId=%27'],
  [422, '/v1/no-such-call/%27'],
  [404, '/v1/events/%27'],
  [410, '/v1/news/%27'],
  [429, '/v1/events/%27'],
  [451, '/v1/events/%27'],
  [503, '/v1/events/%27'],
  [200, '/v1/events/sr:match:4711'],
  [200, '/v1/sports'],
])('a %i for %s does not', (status, address) => {
  expect(refusesInput(status, call(address))).toBe(false);
});

it('a page in place of JSON refuses a change, and no other answer does', () => {
  const change = { ...call('/v1/news/7'), method: 'POST' };
  expect([200, 302, 403, 422, 503].filter((status) => refusesInput(status, change))).toEqual([
    200, 302,
  ]);
});

it.each([
  ['/v1/favourite/teams', '../../etc/passwd'],
  ['/v1/favourite/teams?sportId=%27', 'a.b.c'],
])('a page in place of JSON refuses %s with the token %s', (address, token) => {
  expect(refusesInput(200, call(address, token))).toBe(true);
  expect(refusesInput(403, call(address, token))).toBe(false);
});

it('a page in place of JSON for a fan with a usual token says that the edge is blocked', () => {
  for (const token of [
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJmYW4tMSJ9.c2lnbmVk_-',
    'b2RkICs+Pw==',
    null,
  ])
    expect(refusesInput(200, call('/v1/favourite/teams', token))).toBe(false);
});
