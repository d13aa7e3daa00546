import { expect, test } from 'vitest';
import { readSearch, searchPath } from './search-entry.ts';

test.each([
  ['', { keyword: '', kind: null, page: 1 }],
  ['keyword=+alder++town+', { keyword: 'alder  town', kind: null, page: 1 }],
  ['keyword=a&type=team&page=3', { keyword: 'a', kind: 'team', page: 3 }],
  ['keyword=a&page=3', { keyword: 'a', kind: null, page: 1 }],
  ['keyword=a&type=coach&page=3', { keyword: 'a', kind: null, page: 1 }],
  ['keyword=a&type=league&page=0', { keyword: 'a', kind: 'league', page: 1 }],
  ['keyword=a&type=league&page=99999', { keyword: 'a', kind: 'league', page: 10_000 }],
  [`keyword=${'x'.repeat(150)}`, { keyword: 'x'.repeat(100), kind: null, page: 1 }],
] as const)('the query "%s" is read as %o', (query, entry) => {
  expect(readSearch(new URLSearchParams(query))).toEqual(entry);
});

test('searchPath() leaves out empty parameters and page 1', () => {
  expect(searchPath({ keyword: 'são & co', kind: 'team', page: 2 })).toBe(
    '/search?keyword=s%C3%A3o+%26+co&type=team&page=2',
  );
  expect(searchPath({ keyword: 'a', kind: null, page: 1 })).toBe('/search?keyword=a');
  expect(searchPath({})).toBe('/search');
});
