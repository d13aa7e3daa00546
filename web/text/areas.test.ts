import { expect, test } from 'vitest';
import { areasOf } from './areas.ts';

test.each([
  ['/', 'shell scores'],
  ['/live', 'shell scores'],
  ['/football/matches/all', 'shell scores'],
  ['/football/leagues', 'shell directory'],
  ['/search', 'shell search'],
  ['/error', 'shell'],
])('%s has the texts of %s and no others', (path, areas) => {
  expect(areasOf(path).join(' ')).toBe(areas);
});

test('the statistics of a live match have what the head of its page says', () => {
  expect(areasOf('/live-stat')).toEqual(expect.arrayContaining(['scores', 'match']));
});
