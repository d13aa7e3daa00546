import { expect, test } from 'vitest';
import { allMatchesPath, enterMatches } from './matches-entry.ts';

const renderClock = { now: Date.parse('2026-11-22T01:30:00Z'), timeZone: 'America/Sao_Paulo' };
const today = Date.parse('2026-11-21T03:00:00Z');
const enter = (sport: string | undefined, query = '') =>
  enterMatches(sport, new URLSearchParams(query), renderClock);

test('a sport and a start of day need no redirect', () => {
  expect(enter('tennis', `date=${today}`)).toEqual({
    kind: 'enter',
    sportKey: 'tennis',
    from: today,
  });
});

test.each([undefined, 'all'])('sport %s becomes football', (sport) => {
  expect(enter(sport, `date=${today}`)).toEqual({
    kind: 'redirect',
    to: `/football/matches/all?date=${today}`,
  });
});

test.each(['', 'date=', 'date=soon'])('"%s" becomes the start of the visitor’s today', (query) => {
  expect(enter('football', query)).toEqual({
    kind: 'redirect',
    to: `/football/matches/all?date=${today}`,
  });
});

test('a time within a day becomes its start', () => {
  expect(enter('football', `date=${today + 5_432_123}`)).toEqual({
    kind: 'redirect',
    to: `/football/matches/all?date=${today}`,
  });
});

test('the sports beside the main ones have matches, too', () => {
  expect(enter('handball', `date=${today}`)).toMatchObject({ kind: 'enter', sportKey: 'handball' });
  expect(allMatchesPath('beach-volley', '')).toBe('/beach-volley/matches/all');
});

test.each(['golf', 'Football'])('there are no matches of %s', (sport) => {
  expect(enter(sport)).toEqual({ kind: 'missing' });
  expect(allMatchesPath(sport, '')).toBeNull();
});

test('a bare matches path leads to all and keeps its query', () => {
  expect(allMatchesPath(undefined, '')).toBe('/matches/all');
  expect(allMatchesPath('all', '')).toBe('/all/matches/all');
  expect(allMatchesPath('tennis', '?date=1')).toBe('/tennis/matches/all?date=1');
});
