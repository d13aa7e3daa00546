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
  const chunks = chunksOf([league('a', 15), league('b', 2)]);
  expect(chunks.map(({ matchIds, isFirst, isLast }) => [matchIds.length, isFirst, isLast])).toEqual(
    [
      [6, true, false],
      [6, false, false],
      [3, false, true],
      [2, true, true],
    ],
  );
  expect(chunks.flatMap(({ matchIds }) => matchIds)).toEqual([
    ...league('a', 15).matchIds,
    ...league('b', 2).matchIds,
  ]);
});

test('as many parts are shown first as it takes to fill the screen', () => {
  const chunks = chunksOf([league('a', 15), league('b', 2)]);
  expect(chunksFor(chunks, 6)).toBe(1);
  expect(chunksFor(chunks, 7)).toBe(2);
  expect(chunksFor(chunks, 500)).toBe(4);
});
