import { expect, test } from 'vitest';
import type { EventWire } from '../../edge/contracts/event.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { aLine, aSnapshot, START } from '../live/testing/lines.ts';
import { ALL_SPORTS, sportById } from '../../realtime/sports/registry.ts';
import { anEvent } from '../match/testing/events.ts';
import { loadDay, statusOfDay } from './load-day.server.ts';
import { loadNearestDays } from './load-nearest-days.server.ts';

const { signal } = new AbortController();

function eventOf(eventId: string, fixtureSportId: number): EventWire {
  const toCome = {
    eventStatus: 'NotStarted',
    eventMatchStatus: 'Not start',
    eventScore: null,
  } as const;
  return anEvent({ ...toCome, eventId, fixtureSportId, fixtureLeagueId: `l${fixtureSportId}` });
}

const leagues = [
  { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: 'es' },
  { leagueId: 'l5', leagueName: 'Open', leagueSportId: 5, leagueCountry: 'int' },
];
const events = '/api/media/v1/events';
const football = '/parties/sport/football';

test('matches of a room replace those of the catalogue', async () => {
  const { loaderContext } = aLoaderContext(START, {
    [events]: { data: { events: [eventOf('m1', 1), eventOf('m2', 1), eventOf('m5', 5)], leagues } },
    [football]: aSnapshot(4, [aLine('m1')]),
  });
  const day = await loadDay(loaderContext, { from: START, signal });
  if (day.kind !== 'loaded') throw new Error('not loaded');
  const { scores } = day;
  expect(scores.matches.map(({ id }) => id)).toEqual(['m2', 'm5']);
  expect(scores.leagues.map(({ country }) => country)).toEqual(['Spain', null]);
  expect(scores).toMatchObject({ isToday: true, day: { from: START - 43_200_000 } });
});

test('today subscribes to the sports that have matches, even if their rooms are empty', async () => {
  const { calledPaths, loaderContext } = aLoaderContext(START, {
    [events]: { data: { events: [eventOf('m1', 1), eventOf('m5', 5)], leagues } },
    [football]: aSnapshot(4, [aLine('m1')]),
    '/parties/sport/handball': aSnapshot(2, [
      aLine('old', { sportId: 6, startTime: START - 2 * 86_400_000, status: 'Ended' }),
    ]),
  });
  const day = await loadDay(loaderContext, { from: START, signal });
  if (day.kind !== 'loaded') throw new Error('not loaded');
  expect(calledPaths.filter((path) => path.startsWith('/parties/'))).toHaveLength(
    ALL_SPORTS.length,
  );
  expect(
    day.scores.roomSnapshots.map(({ sportKey, snapshot }) => [sportKey, snapshot?.version]),
  ).toEqual([
    ['football', 4],
    ['tennis', undefined],
  ]);
});

test('a distant day subscribes to no rooms', async () => {
  const { loaderContext } = aLoaderContext(START, {
    [events]: { data: { events: [eventOf('m1', 1)], leagues } },
    [football]: aSnapshot(4, [aLine('m9')]),
  });
  const day = await loadDay(loaderContext, { from: START + 5 * 86_400_000, signal });
  if (day.kind !== 'loaded') throw new Error('not loaded');
  expect(day.scores.roomSnapshots).toEqual([]);
});

test('a match in play past midnight has its league, and the rest of that evening stays away', async () => {
  const [midnight, HOUR] = [START - 43_200_000, 3_600_000];
  const evening = { ...eventOf('over', 5), fixtureStartTime: midnight - HOUR };
  const { calledQueries, loaderContext } = aLoaderContext(midnight + HOUR / 2, {
    [events]: { data: { events: [evening], leagues } },
    [football]: aSnapshot(4, [aLine('late', { startTime: midnight - HOUR, leagueId: 'l1' })]),
  });
  const day = await loadDay(loaderContext, { from: midnight, signal });
  if (day.kind !== 'loaded') throw new Error('not loaded');
  expect(calledQueries).toContain(`?from=${midnight - 6 * HOUR}&to=${midnight + 24 * HOUR}`);
  expect(day.scores.matches).toEqual([]);
  expect(day.scores.leagues.map(({ id, country }) => [id, country])).toEqual([['l1', 'Spain']]);
  expect(day.scores.roomSnapshots.map(({ sportKey }) => sportKey)).toEqual(['football']);
});

test('a match without a known time stays on its date in far eastern time zones', async () => {
  const HOUR = 3_600_000;
  const tbd = { ...eventOf('tbd', 1), fixtureStartTimeTbd: true };
  const all = [
    tbd,
    eventOf('noon', 1),
    { ...eventOf('eve', 1), fixtureStartTime: START - 2 * HOUR },
  ];
  const { loaderContext } = aLoaderContext(START, { [events]: { data: { events: all, leagues } } });
  const far = { ...loaderContext, timeZone: 'Pacific/Auckland' };
  const idsOf = async (from: number) => {
    const day = await loadDay(far, { from, signal });
    return day.kind === 'loaded' && day.scores.matches.map(({ id }) => id);
  };
  // There, noon of the 21st is 1 a.m. of the 22nd.
  expect(await idsOf(START - 2 * HOUR)).toEqual(['tbd', 'eve']);
  expect(await idsOf(START)).toEqual(['noon']);
});

test('a day is loaded from the catalogue when a room fails', async () => {
  const { loaderContext } = aLoaderContext(START, {
    [events]: { data: { events: [eventOf('m1', 1)], leagues } },
    [football]: new Response('', { status: 400 }),
  });
  const day = await loadDay(loaderContext, { from: START, signal });
  if (day.kind !== 'loaded') throw new Error('not loaded');
  expect(day.scores.matches).toHaveLength(1);
  expect(day.scores.roomSnapshots).toEqual([{ sportKey: 'football', snapshot: null }]);
});

test.each([
  [400, { message: 'Not so' }, { status: 502, message: 'Something went wrong. Please try again!' }],
  [
    404,
    { message: 'No such call' },
    { status: 404, message: 'Something went wrong. Please try again!' },
  ],
  [
    429,
    null,
    { status: 429, message: "You've reached your retry limitation. Please try again later." },
  ],
  [451, null, { status: 451, message: 'This feature is not available in your country.' }],
  [504, null, { status: 503, message: 'Something went wrong. Please try again!' }],
])(
  'a response %i of the catalogue makes the day fail with a message',
  async (status, body, said) => {
    const { loaderContext } = aLoaderContext(START, {
      [events]: Response.json(body, { status, headers: { 'x-retried': '1' } }),
    });
    expect(await loadDay(loaderContext, { from: START, signal })).toEqual({
      kind: 'failed',
      ...said,
    });
  },
);

test('a day of a visitor’s choice that the catalogue refuses is 400', async () => {
  const { loaderContext } = aLoaderContext(START, {
    [events]: Response.json({ message: 'Too long ago' }, { status: 400 }),
  });
  const day = await loadDay(loaderContext, { from: START - 9_000 * 86_400_000, signal });
  expect(statusOfDay(day)).toBe(400);
});

test('a day is loaded from the rooms when the catalogue fails', async () => {
  const { loaderContext } = aLoaderContext(START, {
    [events]: Response.json(null, { status: 500, headers: { 'x-retried': '1' } }),
    [football]: aSnapshot(4, [aLine('m1')]),
  });
  const day = await loadDay(loaderContext, { from: START, signal });
  expect(statusOfDay(day)).toBe(503);
  expect(day).toMatchObject({
    kind: 'loaded',
    scores: { isPartial: true, matches: [], roomSnapshots: [{ sportKey: 'football' }] },
  });
});

test.each([
  [400, 502],
  [403, 502],
  [404, 404],
  [429, 429],
  [451, 451],
])(
  'a refusal of the catalogue with %i fails the day, even if rooms have matches',
  async (answered, status) => {
    const { loaderContext } = aLoaderContext(START, {
      [events]: Response.json(null, { status: answered, headers: { 'x-retried': '1' } }),
      [football]: aSnapshot(4, [aLine('m1')]),
    });
    const day = await loadDay(loaderContext, { from: START, signal });
    expect([day.kind, statusOfDay(day)]).toEqual(['failed', status]);
  },
);

test('a room whose feed sends no flags, logos and kits shows those of the catalogue', async () => {
  const kit = { first: '#b11226', second: '#12336b' };
  const event = {
    ...eventOf('m1', 1),
    fixtureHomeTeamId: 'm1-h',
    fixtureAwayTeamId: 'm1-a',
    fixtureHomeTeamNation: 'no',
    fixtureHomeTeamKit: kit,
    fixtureAwayTeamLogoUri: 'https://img.example/a.png',
  };
  const { loaderContext } = aLoaderContext(START, {
    [events]: { data: { events: [event], leagues } },
    [football]: aSnapshot(4, [aLine('m1')]),
  });
  const day = await loadDay(loaderContext, { from: START, signal });
  if (day.kind !== 'loaded') throw new Error('not loaded');
  const line = day.scores.roomSnapshots[0]?.snapshot?.lines['m1'];
  expect(line).toMatchObject({
    home: { ...aLine('m1').home, nation: 'no', kit },
    away: { ...aLine('m1').away, logoUri: 'https://img.example/a.png' },
  });
});

test('only a day without matches requests the nearest days with matches', async () => {
  const nearest = { before: null, after: START + 5 * 86_400_000 };
  const asked = async (listed: EventWire[]) => {
    const { calledPaths, loaderContext } = aLoaderContext(START, {
      [events]: { data: { events: listed, leagues } },
      '/api/media/v1/nearest-events': { data: nearest },
    });
    const sport = sportById(1);
    const day = await loadDay(loaderContext, { from: START, sport, signal });
    const days = await loadNearestDays(loaderContext, day, { sport, signal });
    return { days, wasAsked: calledPaths.includes('/api/media/v1/nearest-events') };
  };
  expect(await asked([eventOf('m1', 1)])).toEqual({ days: null, wasAsked: false });
  const days = { before: null, after: START + 4.5 * 86_400_000 };
  expect(await asked([])).toEqual({ days, wasAsked: true });
});
