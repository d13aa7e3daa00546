import { expect, test } from 'vitest';
import { collapseParts, leagueParts } from './league-parts.ts';
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
  const parts = leagueParts([football(league('a', 8), league('b', 2))], true);
  expect(parts.map(({ league: { matchIds }, part }) => [matchIds.length, part])).toEqual([
    [6, 'first'],
    [2, 'last'],
    [2, 'whole'],
  ]);
  expect(parts.flatMap(({ league: { matchIds } }) => matchIds)).toEqual([
    ...league('a', 8).matchIds,
    ...league('b', 2).matchIds,
  ]);
});

test('only the first part of a sport bears its name', () => {
  const [one, other] = [football(league('a', 8), league('b', 2)), football(league('c', 1))];
  expect(leagueParts([one, other], true).map(({ key, begins }) => [key, begins])).toEqual([
    ['a 0', one],
    ['a 1', null],
    ['b 0', null],
    ['c 0', other],
  ]);
});

test('leagues of a sport are nearer to each other than sports are, parts of a league joined', () => {
  const sports = [football(league('a', 8), league('b', 2)), football(league('c', 1))];
  expect(leagueParts(sports, true).map(({ gap }) => gap)).toEqual([
    '0px',
    'var(--space-2)',
    'var(--space-1)',
    'var(--space-1)',
  ]);
});

test('without their names all leagues are as far from each other', () => {
  const sports = [football(league('a', 1), league('b', 1)), football(league('c', 1))];
  const parts = leagueParts(sports, false);
  expect(parts.map(({ begins, gap }) => [begins, gap])).toEqual([
    [null, 'var(--space-3)'],
    [null, 'var(--space-3)'],
    [null, 'var(--space-3)'],
  ]);
});

test('a part is as tall as its rows, the names above them and the gap below', () => {
  const [first, last] = leagueParts([football(league('a', 8))], true);
  const rows = (count: number) => `calc(${count} * var(--match-row))`;
  expect(first?.height).toBe(`calc(calc(${rows(6)} + 45px) + 0px + max(44px, 1.1rem + 16px))`);
  expect(last?.height).toBe(`calc(calc(${rows(2)} + 1px) + var(--space-1))`);
});

test('a league whose matches are hidden is one part without rows, which knows how many they are', () => {
  const whole = leagueParts([football(league('a', 8), league('b', 2))], false);
  const [first, other] = collapseParts(whole, new Set(['a']));
  expect(first).toMatchObject({
    key: 'a 0',
    id: 'a',
    league: { matchIds: [] },
    part: 'whole',
    isCollapsed: true,
    matchCount: 8,
    height: 'calc(calc(calc(0 * var(--match-row)) + 45px + 1px) + var(--space-3))',
  });
  expect(other).toBe(whole.at(-1));
});

test('parts stay the same while no league’s matches are hidden', () => {
  const whole = leagueParts([football(league('a', 8))], false);
  expect(collapseParts(whole, new Set())).toBe(whole);
});
