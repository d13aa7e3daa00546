import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fixture } from '../../protocol/ingest.ts';
import { stubNetwork } from '../../testing/stub-network.ts';
import { SquadReader, type SquadOfMatch } from './squad-reader.ts';
import { profile } from './testing/messages.ts';
import { StandIn } from './testing/stand-in.ts';

const START = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let service: StandIn;
let reader: SquadReader;
let reported: SquadOfMatch[];
let logged: string[];

beforeEach(() => {
  service = new StandIn();
  stubNetwork({ 'http://radar.test': (request) => service.answer(request) });
  reported = [];
  logged = [];
  const timing = { rest: 20_000, day: 0, backoff: { base: 0, cap: 0 } };
  reader = new SquadReader({
    rest: {
      base: 'http://radar.test/en',
      apiKey: 'key',
      timing,
      signal: new AbortController().signal,
    },
    tell: (one) => reported.push(one),
    fault: (text) => logged.push(text),
  });
});

afterEach(() => vi.unstubAllGlobals());

const team = (id: string) => ({ id, name: id, shortName: id });

/** A match of two teams, by the numbers of their ids. */
function match(home: number, away: number, more: Partial<Fixture> = {}) {
  const fixture: Fixture = {
    sportId: 1,
    league: { id: 'sr:competition:17', name: 'Lantern League' },
    home: team(`sr:competitor:${home}`),
    away: team(`sr:competitor:${away}`),
    startTime: START,
    season: { id: 'sr:season:1', name: '2026-27' },
    ...more,
  };
  return { id: `sr:sport_event:${home}`, fixture };
}

function haveProfiles(...teams: number[]): void {
  for (const one of teams)
    service.profiles.set(`sr:competitor:${one}`, profile(`sr:competitor:${one}`, one * 10));
}

/** Requested teams, by the numbers of their ids, in order. */
function asked(): number[] {
  return service.requests.map(({ path }) =>
    Number(/competitor:(\d+)\/profile/.exec(decodeURIComponent(path))?.[1]),
  );
}

test('the squad of each team is requested once a day and reported with its match', async () => {
  haveProfiles(1, 2);
  const matches = [match(1, 2)];
  for (const later of [0, MINUTE, DAY - 1]) await reader.read(matches, START + later);
  expect(asked()).toEqual([1, 2]);
  expect(reported).toMatchObject([
    {
      match: { matchId: 'sr:sport_event:1', fixture: matches[0]?.fixture },
      squad: {
        sportId: 1,
        seasonId: 'sr:season:1',
        team: { id: 'sr:competitor:1' },
        players: [{ id: 'sr:player:11' }, { id: 'sr:player:12' }],
        yields: true,
      },
    },
    { squad: { team: { id: 'sr:competitor:2' } } },
  ]);
  await reader.read(matches, START + DAY);
  expect(asked()).toEqual([1, 2, 1, 2]);
  expect(logged).toEqual([]);
});

test('the kit of a team is reported with its squad, if its profile has jerseys', async () => {
  haveProfiles(1, 2);
  const { jerseys: _none, ...bare } = profile('sr:competitor:2', 20);
  service.profiles.set('sr:competitor:2', bare);
  await reader.read([match(1, 2)], START);
  expect(reported.map(({ squad }) => squad.team)).toEqual([
    {
      ...team('sr:competitor:1'),
      kit: { first: '#b11226', second: '#ffffff', pattern: 'plain' },
    },
    team('sr:competitor:2'),
  ]);
});

test('a team in two leagues is requested once and reported for the season of each', async () => {
  haveProfiles(1, 2, 3);
  const cup = match(3, 1, { season: { id: 'sr:season:2', name: '2026' } });
  await reader.read([match(1, 2), cup], START);
  expect(asked().toSorted()).toEqual([1, 2, 3]);
  expect(reported.map(({ squad }) => [squad.seasonId, squad.team.id].join(' '))).toEqual([
    'sr:season:1 sr:competitor:1',
    'sr:season:1 sr:competitor:2',
    'sr:season:2 sr:competitor:3',
    'sr:season:2 sr:competitor:1',
  ]);
});

test('at most ten teams are requested per minute, those of the nearest match first', async () => {
  const matches = Array.from({ length: 12 }, (_, at) =>
    match(2 * at, 2 * at + 1, { startTime: START + (12 - at) * MINUTE }),
  );
  haveProfiles(...Array.from({ length: 24 }, (_, one) => one));
  await reader.read(matches, START);
  await reader.read(matches, START + 30_000);
  expect(asked()).toEqual([22, 23, 20, 21, 18, 19, 16, 17, 14, 15]);
  await reader.read(matches, START + MINUTE);
  expect(asked()).toHaveLength(20);
  await reader.read(matches, START + 2 * MINUTE);
  expect(new Set(asked()).size).toBe(24);
  expect(reported).toHaveLength(24);
});

test.each([404, 403, 401])(
  'a team that is refused (%i) is logged once and does not affect others',
  async (status) => {
    haveProfiles(1, 2);
    service.failing.set('competitor%3A1/', { status, times: 9 });
    for (const later of [0, MINUTE, DAY]) await reader.read([match(1, 2)], START + later);
    expect(asked()).toEqual([1, 2, 1, 2]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('no squad of sr:competitor:1');
    expect(reported.map(({ squad }) => squad.team.id)).toEqual([
      'sr:competitor:2',
      'sr:competitor:2',
    ]);
  },
);

test('a plan without profiles gets three requests a day', async () => {
  service.failing.set('profile', { status: 403, times: 99 });
  const matches = [match(1, 2), match(3, 4), match(5, 6)];
  for (let minute = 0; minute < 5; minute++) await reader.read(matches, START + minute * MINUTE);
  expect(asked()).toEqual([1, 2, 3]);
  expect(logged.at(-1)).toContain('not to be in the plan');
  await reader.read(matches, START + DAY);
  expect(asked()).toHaveLength(6);
});

test('a failed team is requested again after an hour, others after a minute', async () => {
  haveProfiles(1, 2);
  service.failing.set('competitor%3A1/', { status: 500, times: 4 });
  await reader.read([match(1, 2)], START);
  expect(new Set(asked())).toEqual(new Set([1]));
  expect(logged.join()).toContain('answered 500');
  await reader.read([match(1, 2)], START + MINUTE);
  expect(reported.map(({ squad }) => squad.team.id)).toEqual(['sr:competitor:2']);
  await reader.read([match(1, 2)], START + 60 * MINUTE);
  expect(reported.map(({ squad }) => squad.team.id)).toEqual([
    'sr:competitor:2',
    'sr:competitor:1',
  ]);
});

const { season: _season, ...seasonless } = match(1, 2).fixture;

test.each<[what: string, fixture: Fixture]>([
  ['players', match(1, 2, { sportId: 5 }).fixture],
  ['pairs', match(1, 2, { sportId: 34 }).fixture],
  [
    'sides that are not known yet',
    match(1, 2, { home: team('W12'), away: team('sr:simple_team:7') }).fixture,
  ],
  ['matches without a season', seasonless],
])('%s cause no squad request', async (_what, fixture) => {
  haveProfiles(1, 2);
  await reader.read([{ id: 'sr:sport_event:1', fixture }], START);
  expect(asked()).toEqual([]);
});

test('a team without players is not reported', async () => {
  service.profiles.set('sr:competitor:1', { players: [] });
  service.profiles.set('sr:competitor:2', {});
  await reader.read([match(1, 2)], START);
  expect(reported).toEqual([]);
  expect(logged).toEqual([]);
});
