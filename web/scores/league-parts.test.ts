import { expect, test } from 'vitest';
import { leagueParts, rowsAbove } from './league-parts.ts';
import type { ListedLeague, ListedSport } from './listing.ts';

const league = (id: string, rows: number): ListedLeague => ({
  key: id,
  id,
  sportKey: 'football',
  name: id,
  country: null,
  matchIds: Array.from({ length: rows }, (_, index) => `${id}${index}`),
});

const football = (...leagues: ListedLeague[]): ListedSport => ({
  sportKey: 'football',
  name: 'Football',
  matchCount: leagues.reduce((sum, { matchIds }) => sum + matchIds.length, 0),
  leagues,
});

test('a long league comes in parts, every row once and in order', () => {
  const parts = leagueParts([football(league('a', 8), league('b', 2))]);
  expect(parts.map(({ league: { matchIds }, part }) => [matchIds.length, part])).toEqual([
    [3, 'first'],
    [3, 'middle'],
    [2, 'last'],
    [2, 'whole'],
  ]);
  expect(parts.flatMap(({ league: { matchIds } }) => matchIds)).toEqual([
    ...league('a', 8).matchIds,
    ...league('b', 2).matchIds,
  ]);
});

test('only the first part of a sport bears its name', () => {
  const [one, other] = [football(league('a', 4), league('b', 2)), football(league('c', 1))];
  expect(leagueParts([one, other]).map(({ key, begins }) => [key, begins])).toEqual([
    ['a 0', one],
    ['a 1', null],
    ['b 0', null],
    ['c 0', other],
  ]);
});

test('only the last league of a sport is not followed by another', () => {
  const parts = leagueParts([football(league('a', 4), league('b', 2)), football(league('c', 1))]);
  expect(parts.map(({ isFollowed }) => isFollowed)).toEqual([false, true, false, false]);
});

test('rows above a league are those of the leagues before it', () => {
  expect(rowsAbove([league('a', 8), league('b', 2), league('c', 1)])).toEqual(
    new Map([
      ['a', 0],
      ['b', 8],
      ['c', 10],
    ]),
  );
});
