import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { mount } from '../../../calls/mount.ts';
import type { User } from '../../../contracts/user.ts';
import * as FAVOURITE_CALLS from '../../../contracts/favourite-calls.ts';
import { FAVOURITE_TYPE } from '../../../contracts/favourite-key.ts';
import { STATE } from '../../../contracts/states.ts';
import { MAX_FAVOURITE_MATCHES, MAX_FAVOURITES } from '../../../contracts/favourite.ts';
import { ALL_SPORTS } from '../../../../realtime/sports/registry.ts';
import { env } from '../../../testing/bindings.ts';
import { call } from '../../../testing/call.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { servicesAt } from '../../../testing/services.ts';
import { signed } from '../../../testing/signed.ts';
import { createDatabase, insertParts } from '../../db/database.ts';
import { teams } from '../../db/schema.ts';
import { favouriteHandlers } from './favourite-handlers.ts';

const { default: _texts, ...CALLS } = FAVOURITE_CALLS;
const NOW = Date.now();
const HOUR = 3_600_000;
const { sport, league, team, match, player } = FAVOURITE_TYPE;

const LEAGUE = { id: 'fav-league', name: 'Favoured League', country: 'no' };
const KIT = { first: '#0e7a4a', second: '#f2f2f0' };
const ELK = { id: 'fav-elk', name: 'Elk Rovers', shortName: 'ELK', kit: KIT };
const OWL = { id: 'fav-owl', name: 'Owl Athletic', shortName: 'OWL' };
const FOX = { id: 'fav-fox', name: 'Fox United', shortName: 'FOX' };
const VIX = 'fav-vix';
const SOON = newMatchId();
const PLAYED = newMatchId();
const FAR = newMatchId();
const MANY = Array.from({ length: MAX_FAVOURITES + 1 }, (_, i) => `fav-many-${i}`);

beforeAll(async () => {
  const matches = [
    {
      matchId: SOON,
      fixture: fixture({ league: LEAGUE, home: ELK, away: OWL, startTime: NOW + HOUR }),
    },
    {
      matchId: PLAYED,
      fixture: fixture({ league: LEAGUE, home: OWL, away: FOX, startTime: NOW - 5 * HOUR }),
      result: {
        status: 'Finished',
        matchStatus: 'Ended',
        score: { home: 1, away: 0 },
        periods: [],
        gameScore: [],
      },
    },
    {
      matchId: FAR,
      fixture: fixture({ league: LEAGUE, home: FOX, away: ELK, startTime: NOW + 300 * HOUR }),
      season: { id: 'fav-season', name: '2026' },
    },
  ];
  const squads = [
    {
      sportId: 1,
      seasonId: 'fav-season',
      team: FOX,
      players: [{ id: VIX, name: 'Vix Aune', number: 9 }],
    },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches, squads }));
  const db = createDatabase(env.DB);
  const rows = MANY.map((id) => ({ id, sportId: 1 as const, name: id, shortName: id }));
  for (const part of insertParts(rows)) await db.insert(teams).values(part);
});

/** Makes the favourite calls as a user; null: nobody. */
function callsOf(user: User | null, now = NOW, network: string | null = null) {
  const app = new Hono();
  app.onError((error, c) => c.json({ error: String(error.cause ?? error) }, 500));
  mount(app, CALLS, favouriteHandlers, {
    services: () => servicesAt(now, { network }),
    user: async () => user,
    open: async (_c, _call, body) => ({ body }),
  });
  return async (method: string, path: string, sent?: unknown) => {
    const answer = await app.request(`/media/v1/favourite${path}`, {
      method,
      ...(sent !== undefined && {
        body: JSON.stringify(sent),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const body: unknown = await answer.json();
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, body, ...(retryAfter !== null && { retryAfter }) };
  };
}

let users = 0;
const newUserId = () => `fan-${(users += 1)}`;
const newUser = () => callsOf({ userId: newUserId() });
const nameOf = (type: number, favouriteItemId: string) => ({ type, favouriteItemId });

it.each([
  ['GET', '/list'],
  ['POST', '/add'],
  ['DELETE', ''],
  ['POST', '/update'],
  ['GET', '/teams'],
  ['GET', '/leagues'],
  ['POST', ''],
  ['DELETE', '/x'],
  ['POST', '/match'],
  ['DELETE', '/match?eventId=x'],
  ['GET', '/matches'],
  ['GET', '/matches/live'],
  ['GET', '/matches/counts'],
])('%s /v1/favourite%s requires sign-in', async (method, path) => {
  const answer = await callsOf(null)(method, path, method === 'GET' ? undefined : {});
  expect(answer).toEqual({
    status: 401,
    body: { message: 'Sign in to do this.', state: STATE.signInRequired },
  });
});

it('stores favourites of all four types, and returns them with catalogue data', async () => {
  const fan = newUser();
  await fan('POST', '', nameOf(sport, '1'));
  expect(await fan('POST', '', nameOf(league, LEAGUE.id))).toMatchObject({
    status: 200,
    body: { data: { favouriteItemId: LEAGUE.id, type: league, name: LEAGUE.name } },
  });
  expect(await fan('POST', '/match', { eventId: SOON })).toMatchObject({
    body: {
      data: {
        favouriteItemId: SOON,
        type: match,
        name: 'Elk Rovers vs Owl Athletic',
        relatedName: LEAGUE.name,
        fixtureSportId: 1,
        fixtureStartTime: NOW + HOUR,
      },
    },
  });
  const all = await fan('POST', '/add', { items: [nameOf(team, ELK.id), nameOf(team, OWL.id)] });
  expect(all).toEqual(await fan('GET', '/list'));
  expect(all).toMatchObject({
    body: {
      data: expect.arrayContaining([
        {
          favouriteItemId: ELK.id,
          type: team,
          name: ELK.name,
          shortName: 'ELK',
          relatedName: 'Football',
          logoUri: null,
          kit: KIT,
          radarId: ELK.id,
          fixtureSportId: 1,
        },
        {
          favouriteItemId: '1',
          type: sport,
          name: 'Football',
          radarId: 'sr:sport:1',
          fixtureSportId: 1,
        },
      ]),
    },
  });
  expect(await fan('GET', '/teams')).toMatchObject({
    body: { data: [{ favouriteItemId: ELK.id }, { favouriteItemId: OWL.id }] },
  });
  expect(await fan('GET', '/teams?sportId=5')).toMatchObject({ body: { data: [] } });
  expect(await fan('GET', '/leagues')).toMatchObject({
    body: { data: [{ favouriteItemId: LEAGUE.id }] },
  });
});

it('a starred player comes with the team, whose matches are the fan’s', async () => {
  const fan = newUser();
  expect(await fan('POST', '', nameOf(player, VIX))).toMatchObject({
    status: 200,
    body: {
      data: {
        favouriteItemId: VIX,
        type: player,
        name: 'Vix Aune',
        relatedName: FOX.name,
        fixtureSportId: 1,
        teamIds: [FOX.id],
      },
    },
  });
  expect(await fan('GET', '/matches')).toMatchObject({
    body: { data: { events: [{ eventId: PLAYED }] } },
  });
  expect(await fan('GET', '/matches/counts')).toMatchObject({ body: { data: { results: 1 } } });
  expect(await fan('GET', '/matches/live')).toMatchObject({ body: { data: { events: [] } } });
  expect(await fan('DELETE', `/${VIX}?type=50`)).toMatchObject({ status: 200 });
  expect(await fan('GET', '/matches')).toMatchObject({ body: { data: { events: [] } } });
});

it('adding an existing favourite or removing a missing one changes nothing', async () => {
  const fan = newUser();
  const elk = nameOf(team, ELK.id);
  await fan('POST', '/add', { items: [elk, elk] });
  await fan('POST', '', elk);
  const once = await fan('GET', '/list');
  expect(once).toMatchObject({ body: { data: [elk] } });
  await fan('DELETE', '', { items: [nameOf(league, ELK.id), nameOf(team, 'none')] });
  await fan('DELETE', '/match?eventId=none');
  expect(await fan('DELETE', `/${ELK.id}?type=20`)).toMatchObject({ status: 200 });
  expect(await fan('GET', '/list')).toEqual(once);
  await fan('DELETE', `/${ELK.id}`);
  await fan('DELETE', `/${ELK.id}`);
  expect(await fan('GET', '/list')).toMatchObject({ body: { data: [] } });
});

it('an update removes some and adds others', async () => {
  const fan = newUser();
  await fan('POST', '/add', { items: [nameOf(team, ELK.id), nameOf(team, OWL.id)] });
  const change = { added: [nameOf(team, FOX.id)], removed: [nameOf(team, ELK.id)] };
  const { body } = await fan('POST', '/update', change);
  expect(body).toMatchObject({ data: expect.toSatisfy((list) => list.length === 2) });
  expect(await fan('POST', '/update', change)).toEqual({ status: 200, body });
});

it.each([
  ['POST', '', nameOf(team, 'none'), 404, 'Nothing of this type has this id.'],
  ['POST', '', nameOf(60, 'x'), 400, 'body.type: type must be 10, 20, 30, 40 or 50'],
  ['POST', '/match', { eventId: 'none' }, 404, 'No match has this id.'],
  ['POST', '/match', {}, 400, 'body.eventId is missing'],
  ['POST', '/add', {}, 400, 'body.items is missing'],
  ['DELETE', '', { items: [{}] }, 400, 'body.items.0.type is missing'],
  ['DELETE', '/x?type=60', {}, 400, 'type must be 10, 20, 30, 40 or 50'],
  ['POST', '/update', { added: [] }, 400, 'body.removed is missing'],
])('%s /v1/favourite%s with %j answers %i', async (method, path, sent, status, message) => {
  expect(await newUser()(method, path, sent)).toEqual({ status, body: { message } });
});

it('adding many favourites skips unknown ids', async () => {
  const items = [nameOf(team, 'none'), nameOf(sport, '4'), nameOf(team, FOX.id)];
  expect(await newUser()('POST', '/add', { items })).toMatchObject({
    status: 200,
    body: { data: [{ favouriteItemId: FOX.id }] },
  });
});

it('an account changes favourites 300 times an hour by all calls together, then no more until the hour is over', async () => {
  const user = { userId: newUserId() };
  const elk = nameOf(team, ELK.id);
  const changes: [method: string, path: string, sent?: object][] = [
    ['POST', '/add', { items: [elk] }],
    ['DELETE', '', { items: [elk] }],
    ['POST', '/update', { added: [elk], removed: [] }],
    ['POST', '', elk],
    ['DELETE', `/${ELK.id}`],
    ['POST', '/match', { eventId: SOON }],
    ['DELETE', `/match?eventId=${SOON}`],
  ];
  await env.DB.exec('DELETE FROM tries');
  expect(await callsOf(user)('POST', '', elk)).toMatchObject({ status: 200 });
  await env.DB.exec(`UPDATE tries SET count = ${300 - changes.length}`);
  for (const change of changes)
    expect(await callsOf(user)(...change)).toMatchObject({ status: 200 });
  for (const change of changes)
    expect(await callsOf(user, NOW + HOUR / 2)(...change)).toMatchObject({
      status: 429,
      body: { state: STATE.retryLimit },
      retryAfter: '1800',
    });
  expect(await callsOf(user, NOW + HOUR / 2)('GET', '/list')).toMatchObject({ status: 200 });
  expect(await callsOf({ userId: newUserId() }, NOW + HOUR / 2)('POST', '', elk)).toMatchObject({
    status: 200,
  });
  expect(await callsOf(user, NOW + HOUR)('POST', '', elk)).toMatchObject({ status: 200 });
});

it('an account changes more than twenty favourites at once thirty times an hour; small changes go on', async () => {
  const fan = newUser();
  const many = MANY.slice(0, 21).map((id) => nameOf(team, id));
  await env.DB.exec('DELETE FROM tries');
  expect(await fan('POST', '/add', { items: many })).toMatchObject({ status: 200 });
  await env.DB.exec('UPDATE tries SET count = 29');
  const [one, ...added] = many;
  const large = { added, removed: [one] };
  expect(await fan('POST', '/update', large)).toMatchObject({ status: 200 });
  expect(await fan('POST', '/update', large)).toMatchObject({ status: 429 });
  expect(await fan('POST', '/add', { items: added })).toMatchObject({ status: 200 });
});

it.each([
  ['six hundred large changes', 600, 21],
  ['six thousand changes of several', 6_000, 2],
])(
  'the accounts of a network together make %s an hour; a single favourite, and others, go on',
  async (_what, most, items) => {
    const from = (network: string) => callsOf({ userId: newUserId() }, NOW, network);
    const [one, ...rest] = MANY.slice(0, items).map((id) => nameOf(team, id));
    const all = { items: [one, ...rest] };
    await env.DB.exec('DELETE FROM tries');
    await from('198.51.100.80')('POST', '/add', all);
    await env.DB.exec(`UPDATE tries SET count = ${most - 1}`);
    expect(await from('198.51.100.80')('POST', '/add', all)).toMatchObject({ status: 200 });
    const late = from('198.51.100.80');
    expect(await late('POST', '/add', all)).toMatchObject({
      status: 429,
      body: { state: STATE.retryLimit },
    });
    expect(await late('POST', '', one)).toMatchObject({ status: 200 });
    expect(await from('198.51.100.81')('POST', '/add', all)).toMatchObject({ status: 200 });
  },
);

describe('the limits on favourites', () => {
  const tooMany = {
    status: 400,
    body: { message: 'There would be too many favourites.', state: 11_880 },
  };
  const full = MANY.slice(0, MAX_FAVOURITES).map((id) => nameOf(team, id));

  it('refuse one too many, and allow a replacement', async () => {
    const fan = newUser();
    expect(await fan('POST', '/add', { items: full })).toMatchObject({ status: 200 });
    const last = nameOf(team, MANY.at(-1) ?? '');
    expect(await fan('POST', '', last)).toEqual(tooMany);
    expect(await fan('POST', '', full[0])).toMatchObject({ status: 200 });
    expect(
      await fan('POST', '/update', { added: [last], removed: full.slice(0, 1) }),
    ).toMatchObject({ status: 200 });
  });

  it('hold for concurrent requests', async () => {
    const fan = newUser();
    await fan('POST', '/add', { items: full.slice(0, MAX_FAVOURITES - 2) });
    const rest = [...MANY.slice(MAX_FAVOURITES - 2), ELK.id, OWL.id, FOX.id];
    const answers = await Promise.all(rest.map((id) => fan('POST', '', nameOf(team, id))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const { body } = await fan('GET', '/list');
    expect(body).toMatchObject({
      data: expect.toSatisfy((list) => list.length === MAX_FAVOURITES),
    });
  });

  it('leave all as it was if another device fills the account meanwhile', async () => {
    const fan = newUser();
    await fan('POST', '/add', { items: full.slice(0, MAX_FAVOURITES - 1) });
    const [filling, change] = await Promise.all([
      fan('POST', '', full.at(-1)),
      fan('POST', '/update', {
        added: [ELK.id, OWL.id].map((id) => nameOf(team, id)),
        removed: full.slice(0, 1),
      }),
    ]);
    // Either call may be the first.
    expect([
      [200, 400],
      [400, 200],
    ]).toContainEqual([filling.status, change.status]);
    const { body } = await fan('GET', '/list');
    expect(body).toMatchObject({
      data: expect.toSatisfy((list) => list.length === MAX_FAVOURITES),
    });
  });

  it('are separate for matches', async () => {
    const ids = Array.from({ length: MAX_FAVOURITE_MATCHES + 1 }, () => newMatchId());
    const matches = ids.map((matchId, i) => ({
      matchId,
      fixture: fixture({ league: LEAGUE, home: ELK, away: OWL, startTime: NOW + i * HOUR }),
    }));
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
    const fan = newUser();
    const items = ids.map((id) => nameOf(match, id));
    expect(await fan('POST', '/add', { items })).toEqual(tooMany);
    expect(await fan('POST', '/add', { items: items.slice(1) })).toMatchObject({ status: 200 });
    expect(await fan('POST', '/match', { eventId: ids[0] })).toEqual(tooMany);
    expect(await fan('POST', '', nameOf(team, ELK.id))).toMatchObject({ status: 200 });
  });
});

it('favourite matches are starred matches and matches of favourite teams', async () => {
  const fan = newUser();
  const matches = (query = '') => fan('GET', `/matches${query}`);
  expect(await matches()).toEqual({
    status: 200,
    body: { data: { events: [], leagues: [], flag: null } },
  });
  await fan('POST', '', nameOf(team, FOX.id));
  await fan('POST', '/match', { eventId: SOON });
  expect(await matches()).toMatchObject({
    body: { data: { events: [{ eventId: PLAYED }, { eventId: SOON }], leagues: [{}] } },
  });
  const later = `?from=${NOW}&to=${NOW + 400 * HOUR}`;
  expect(await matches(`${later}&sportId=1`)).toMatchObject({
    body: { data: { events: [{ eventId: SOON }, { eventId: FAR }] } },
  });
  expect(await matches(`${later}&sportId=5`)).toMatchObject({ body: { data: { events: [] } } });
  const first = await matches(`${later}&size=1`);
  expect(first).toMatchObject({
    body: { data: { events: [{ eventId: SOON }], flag: `${NOW + HOUR}_${SOON}` } },
  });
  expect(await fan('GET', '/matches/live')).toMatchObject({ body: { data: { events: [] } } });
  expect(await fan('GET', '/matches/counts')).toEqual({
    status: 200,
    body: { data: { all: 2, live: 0, fixtures: 1, results: 1 } },
  });
});

it('a starred match stays among favourite matches for a week, and counts agree with the list', async () => {
  const fan = newUser();
  const DAY = 24 * HOUR;
  const [ended, old, coming, yesterdays] = [newMatchId(), newMatchId(), newMatchId(), newMatchId()];
  const result = {
    status: 'Finished',
    matchStatus: 'Ended',
    score: { home: 1, away: 0 },
    periods: [],
    gameScore: [],
  };
  const at = (matchId: string, startTime: number, more: object = {}) => ({
    matchId,
    fixture: fixture({ league: LEAGUE, home: ELK, away: OWL, startTime }),
    ...more,
  });
  const matches = [
    at(ended, NOW - 2 * DAY, { result }),
    at(old, NOW - 8 * DAY, { result }),
    at(coming, NOW + 20 * DAY),
    // Interrupted play continues on another day.
    at(yesterdays, NOW - 3 * DAY, {
      result: { ...result, status: 'Interrupted', matchStatus: 'H1' },
    }),
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  const items = matches.map(({ matchId }) => nameOf(match, matchId));
  await fan('POST', '/add', { items });
  expect(await fan('GET', '/matches')).toMatchObject({
    body: {
      data: { events: [{ eventId: yesterdays }, { eventId: ended }, { eventId: coming }] },
    },
  });
  expect(await fan('GET', '/matches/live')).toMatchObject({
    body: { data: { events: [{ eventId: yesterdays }] } },
  });
  expect(await fan('GET', '/matches/counts')).toMatchObject({
    body: { data: { all: 3, live: 1, fixtures: 1, results: 1 } },
  });
  expect(await fan('GET', `/matches?from=${NOW - DAY}`)).toMatchObject({
    body: { data: { events: [{ eventId: coming }] } },
  });
});

it('every sport can be a favourite', async () => {
  const items = ALL_SPORTS.map(({ id }) => nameOf(sport, String(id)));
  const { body } = await newUser()('POST', '/add', { items });
  expect(body).toMatchObject({ data: items });
});
