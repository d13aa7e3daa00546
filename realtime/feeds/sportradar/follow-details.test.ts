import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { Followed, minutes, until } from './testing/followed.ts';
import {
  closed,
  goal,
  lineups,
  live,
  MARKETS,
  MATCH,
  profile,
  sportEvent,
  stamp,
} from './testing/messages.ts';

let followed: Followed;
beforeEach(() => {
  followed = new Followed();
});
afterEach(() => followed.end());

test('expected and confirmed team sheets are sent, then no longer requested', async () => {
  const match = { status: live(0, 0), timeline: [] };
  followed.service.matches.set(MATCH, { ...match, lineups: lineups(false) });
  void followed.follow();
  await until(() => expect(followed.details).toHaveLength(1));
  expect(followed.details[0]?.lineups?.away).toMatchObject({ confirmed: false, coach: 'Kim Dale' });
  followed.service.matches.set(MATCH, { ...match, lineups: lineups(true) });
  await until(() => expect(followed.details).toHaveLength(2));
  expect(followed.details[1]?.lineups?.home?.confirmed).toBe(true);
  const before = followed.asked('lineups');
  await minutes(5);
  expect(followed.asked('lineups')).toBe(before);
});

test('statistics come with the live matches; odds are requested once after the start', async () => {
  const side = (qualifier: string, fouls: number) => ({ qualifier, statistics: { fouls } });
  followed.service.matches.set(MATCH, {
    status: live(0, 0),
    timeline: [],
    statistics: { totals: { competitors: [side('home', 3), side('away', 4)] } },
    markets: MARKETS,
  });
  void followed.follow();
  await until(() => expect(followed.details[0]?.odds).toHaveLength(1));
  expect(followed.updates.findLast(({ stats }) => stats)?.stats).toEqual({
    fouls: { home: 3, away: 4 },
  });
  await minutes(5);
  // After its start the prices are final.
  expect(followed.asked('sport_event_markets')).toBe(1);
});

const scoring = (goals: number) => {
  const player = { id: 'sr:player:2', name: 'Birk, Eva', statistics: { goals_scored: goals } };
  return {
    reported: {
      statistics: { totals: { competitors: [{ qualifier: 'home', players: [player] }] } },
    },
    sent: { boxScore: { home: { players: [{ name: 'Eva Birk', values: { goals } }] } } },
  };
};

const shownBy = (name: string) => ({
  reported: { event: { ...sportEvent(), channels: [{ name, country_code: 'BRA' }] } },
  sent: { broadcasters: [{ country: 'br', channels: [{ name }] }] },
});

test.each<[what: string, ...states: { reported: object; sent: object }[]]>([
  ['player statistics', scoring(1), scoring(2)],
  ['broadcasters', shownBy('Canal Uno'), shownBy('Canal Dois')],
])('the %s of a match are sent once, and again when they change', async (_what, ...states) => {
  void followed.follow();
  for (const [index, { reported, sent }] of states.entries()) {
    followed.service.matches.set(MATCH, { status: live(0, 0), timeline: [], ...reported });
    await until(() => expect(followed.details).toHaveLength(index + 1));
    expect(followed.details[index]).toMatchObject(sent);
  }
  await minutes(5);
  expect(followed.details).toHaveLength(2);
});

/** A match of the day that begins in so many minutes and is not on. */
function ofDay(id: string, inMinutes: number, status: object) {
  const event = { ...sportEvent(id), start_time: stamp(Date.now() + inMinutes * 60_000) };
  followed.service.matches.set(id, {
    event,
    status,
    timeline: [goal(1, Date.now() + inMinutes * 60_000, 1, 0)],
    lineups: lineups(true),
    markets: MARKETS,
    listed: false,
    ofDay: true,
  });
}

const NOT_STARTED = { status: 'not_started', match_status: 'not_started' };

test('an upcoming match of the day has its fixture, odds and, near its start, team sheets', async () => {
  ofDay('sr:sport_event:8001', 45, NOT_STARTED);
  ofDay('sr:sport_event:8002', 300, NOT_STARTED);
  ofDay('sr:sport_event:8003', 3_000, NOT_STARTED);
  void followed.follow();
  const knownOf = (id: string) =>
    followed.details
      .filter(({ matchId }) => matchId === id)
      .flatMap((one) => Object.keys(one).slice(2));
  await until(() => expect(knownOf('sr:sport_event:8002')).toEqual(['odds']));
  expect(knownOf('sr:sport_event:8001')).toEqual(['lineups', 'odds']);
  const reported = followed.updates
    .filter(({ fixture }) => fixture)
    .map(({ matchId, status }) => [matchId, status]);
  expect(reported).toContainEqual(['sr:sport_event:8001', 'NotStarted']);
  expect(reported).toContainEqual(['sr:sport_event:8002', 'NotStarted']);
  expect(reported.map(([id]) => id)).not.toContain('sr:sport_event:8003');
  await minutes(5);
  // A match to come has no events to load, and its odds do not change by the second.
  expect(followed.asked('8001/timeline') + followed.asked('8001%2Ftimeline')).toBe(0);
  expect(followed.service.requests.filter(({ path }) => /8002.*markets/.test(path))).toHaveLength(
    1,
  );
});

test('a match that ended before the start is loaded once, with result, goals and team sheets', async () => {
  ofDay('sr:sport_event:8001', -180, closed(1, 0));
  void followed.follow();
  const of = updatesOf('sr:sport_event:8001');
  await until(() =>
    expect(followed.details.map(({ matchId }) => matchId)).toContain('sr:sport_event:8001'),
  );
  await until(() => expect(of().flatMap(({ incidents = [] }) => incidents)).toHaveLength(1));
  expect(of()[0]).toMatchObject({ status: 'Finished', score: { home: 1, away: 0 } });
  await minutes(5);
  const asks = followed.service.requests
    .filter(({ path }) => /8001/.test(path))
    .map(({ path }) => path);
  expect(asks.map((path) => /\w+(?=\.json)/.exec(path)?.[0]).toSorted()).toEqual([
    'lineups',
    'sport_event_markets',
    'timeline',
  ]);
});

function updatesOf(id: string): () => MatchUpdate[] {
  return () => followed.updates.filter(({ matchId }) => matchId === id);
}

test('a match of the day that begins is followed as a live match', async () => {
  ofDay('sr:sport_event:8001', -1, NOT_STARTED);
  void followed.follow();
  const of = updatesOf('sr:sport_event:8001');
  await until(() => expect(of()[0]?.status).toBe('NotStarted'));
  const known = followed.service.matches.get('sr:sport_event:8001');
  followed.service.matches.set('sr:sport_event:8001', {
    timeline: [],
    ...known,
    status: live(1, 0),
    listed: true,
  });
  await until(() => expect(of().flatMap(({ incidents = [] }) => incidents)).toHaveLength(1));
});

test('a match without team sheets or odds logs no fault', async () => {
  void followed.follow();
  await until(() => expect(followed.asked('lineups')).toBeGreaterThan(1));
  expect(followed.logged).toEqual([]);
  expect(followed.details).toEqual([]);
});

function setTeams(): string[] {
  const teams = { home: 'sr:competitor:1', away: 'sr:competitor:2' };
  const event = sportEvent(MATCH, teams);
  followed.service.matches.set(MATCH, { event, status: live(0, 0), timeline: [] });
  return Object.values(teams);
}

test('squads are requested after the timeline, team sheets and odds of the match', async () => {
  for (const id of setTeams()) followed.service.profiles.set(id, profile(id));
  void followed.follow();
  await until(() => expect(followed.squads).toHaveLength(2));
  const paths = followed.service.requests.map(({ path }) => path);
  const first = paths.findIndex((path) => path.includes('profile'));
  for (const feed of ['timeline', 'lineups', 'markets'])
    expect(paths.findIndex((path) => path.includes(feed))).toBeLessThan(first);
  await minutes(5);
  expect(followed.asked('profile')).toBe(2);
  expect(followed.logged).toEqual([]);
});

test('squads wait for details that take longer than the refresh interval', async () => {
  setTeams();
  const release = followed.service.hold('lineups');
  void followed.follow();
  await until(() => expect(followed.asked('lineups')).toBe(1));
  await minutes(5);
  expect(followed.asked('profile')).toBe(0);
  release();
  await until(() => expect(followed.asked('profile')).toBe(2));
});
