import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { catalogueRequestSchema, MAX_MATCHES_PER_REQUEST } from '../../protocol/catalogue.ts';
import { DAY } from './day.ts';
import { demoRequests, type DemoRequest } from './demo-requests.ts';
import { shownSeasons } from './schedule.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const HOUR = 3_600_000;

const matchesOf = (requests: readonly DemoRequest[]) => requests.flatMap(({ matches }) => matches);
const whole = demoRequests(NOW, { inPlay: true });

test('every request is valid for the catalogue, and every match occurs once', () => {
  for (const request of whole) {
    v.parse(catalogueRequestSchema, { source: 'demo', ...request });
    expect(request.matches.length).toBeLessThanOrEqual(MAX_MATCHES_PER_REQUEST);
    expect(JSON.stringify(request).length).toBeLessThan(700_000);
  }
  const ids = matchesOf(whole).map(({ matchId }) => matchId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the requests include the seasons’ rules, groups, grounds and club squads', () => {
  const seasons = shownSeasons(NOW);
  expect(whole.flatMap(({ rules = [] }) => rules)).toHaveLength(seasons.length);
  const squads = whole.flatMap((request) => request.squads ?? []);
  const clubs = seasons.flatMap(({ league }) =>
    league.plan.entrants.kind === 'clubs' ? league.teams : [],
  );
  expect(squads).toHaveLength(clubs.length);
  const groups = whole.flatMap((request) => request.groups ?? []).map(({ name }) => name);
  expect(groups).toEqual(expect.arrayContaining(['Group A', 'Western Conference']));
  const venues = new Set(whole.flatMap((request) => request.venues ?? []).map(({ id }) => id));
  const used = matchesOf(whole).flatMap(({ venueId }) => venueId ?? []);
  expect(used.every((id) => venues.has(id))).toBe(true);
});

test('a match has a result only if it is over or postponed, and those nearest to now come first', () => {
  const matches = matchesOf(demoRequests(NOW));
  for (const { fixture, result } of matches) {
    if (result?.status === 'Postponed') continue;
    expect(result !== undefined).toBe(fixture.startTime < NOW);
    expect(result?.status ?? 'Finished').toBe('Finished');
  }
  const [first, last] = [matches[0], matches.at(-1)];
  expect(Math.abs((first?.fixture.startTime ?? 0) - NOW)).toBeLessThan(3 * HOUR);
  expect(Math.abs((last?.fixture.startTime ?? 0) - NOW)).toBeGreaterThan(60 * DAY);
});

test('a league publishes the times of its matches two weeks ahead, and until then only dates', () => {
  const timesOf = (requests: readonly DemoRequest[]) =>
    matchesOf(requests).filter(({ fixture }) => fixture.league.id === 'demo-fb-5');
  const unknown = timesOf(whole).filter(({ fixture }) => fixture.startTimeTbd);
  expect(unknown.length).toBeGreaterThan(10);
  expect(unknown.every(({ fixture }) => fixture.startTime % DAY === DAY / 2)).toBe(true);
  const first = unknown[0]?.fixture.startTime ?? 0;
  expect(first - NOW).toBeGreaterThan(13 * DAY);
  expect(first - NOW).toBeLessThan(22 * DAY);
  const later = first - 13 * DAY;
  const announced = timesOf(demoRequests(later, { since: NOW })).find(
    ({ matchId }) => matchId === unknown[0]?.matchId,
  );
  expect(announced?.fixture.startTimeTbd).toBeUndefined();
  expect(Math.abs((announced?.fixture.startTime ?? 0) - first)).toBeLessThan(DAY);
});

test('matches in play are left out by default', () => {
  const ids = new Set(matchesOf(demoRequests(NOW)).map(({ matchId }) => matchId));
  const inPlay = matchesOf(whole).filter(({ matchId }) => !ids.has(matchId));
  expect(inPlay.length).toBeGreaterThan(3);
  expect(inPlay.every(({ fixture, result }) => fixture.startTime <= NOW && !result)).toBe(true);
});

test('the matches of one day fit in one request', () => {
  const today = demoRequests(NOW, { days: 1, inPlay: true });
  expect(today).toHaveLength(1);
  expect(matchesOf(today).length).toBeGreaterThan(40);
});

describe('the requests since an earlier time', () => {
  const earlier = NOW - 26 * HOUR;
  const before = new Map(
    matchesOf(demoRequests(earlier, { inPlay: true })).map((match) => [match.matchId, match]),
  );
  const news = demoRequests(NOW, { since: earlier, inPlay: true });

  test('contain exactly the matches that changed', () => {
    const changed = matchesOf(whole).filter(
      (match) => JSON.stringify(before.get(match.matchId)) !== JSON.stringify(match),
    );
    const ids = (list: typeof changed) => list.map(({ matchId }) => matchId).toSorted();
    expect(ids(matchesOf(news))).toEqual(ids(changed));
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.length).toBeLessThan(300);
  });

  test('keep the results of matches that were over', () => {
    for (const match of matchesOf(whole)) {
      const known = before.get(match.matchId);
      expect(known?.result ?? match.result).toEqual(match.result);
    }
  });

  test('contain whole seasons that were not shown then', () => {
    const months = demoRequests(NOW, { since: NOW - 430 * DAY, inPlay: true });
    expect(matchesOf(months)).toHaveLength(matchesOf(whole).length);
  });

  test('are empty when no time has passed', () => {
    expect(demoRequests(NOW, { since: NOW, inPlay: true })).toEqual([]);
  });
});
