import { expect, test } from 'vitest';
import { chunksFor, chunksOf } from './league-chunks.ts';
import type { ListedLeague } from './listing.ts';

const league = (id: string, rows: number): ListedLeague => ({
  key: id,
  id,
  sportKey: 'football',
  name: id,
  country: null,
  matchIds: Array.from({ length: rows }, (_, index) => `${id}${index}`),
});

test('a long league comes in parts, every row once and in order', () => {
  const chunks = chunksOf([league('a', 8), league('b', 2)]);
  expect(chunks.map(({ league: { matchIds }, part }) => [matchIds.length, part])).toEqual([
    [3, 'first'],
    [3, 'middle'],
    [2, 'last'],
    [2, 'whole'],
  ]);
  expect(chunks.flatMap(({ league: { matchIds } }) => matchIds)).toEqual([
    ...league('a', 8).matchIds,
    ...league('b', 2).matchIds,
  ]);
});

test('as many parts are shown first as it takes to fill the screen', () => {
  const chunks = chunksOf([league('a', 8), league('b', 2)]);
  expect(chunksFor(chunks, 3)).toBe(1);
  expect(chunksFor(chunks, 4)).toBe(2);
  expect(chunksFor(chunks, 500)).toBe(4);
});
