import { expect, test } from 'vitest';
import { multiViewPath, readMultiView } from './multi-view-path.ts';

test('an address names its matches in their order', () => {
  const path = multiViewPath(['b', 'a&c']);
  expect(path).toBe('/live/multi-view?m=b&m=a%26c');
  const { searchParams } = new URL(path, 'https://example.org');
  expect(readMultiView(searchParams)).toEqual({ ids: ['b', 'a&c'], left: 0 });
  expect(multiViewPath([])).toBe('/live/multi-view');
});

test.each([
  ['m=1&m=2&m=1&m=', ['1', '2'], 0],
  ['m=1&m=2&m=3&m=4&m=5&m=6', ['1', '2', '3', '4'], 2],
  ['', [], 0],
])('?%s names the matches %j, and %i are too many', (query, ids, left) => {
  expect(readMultiView(new URLSearchParams(query))).toEqual({ ids, left });
});
