import { expect, test } from 'vitest';
import { canonicalPath, isSlugValid } from './match-entry.ts';

const team = (name: string) => ({ id: name, name, shortName: name });
const football = {
  id: 'm1',
  sportKey: 'football' as const,
  home: team('Red Star'),
  away: team('Dynamo'),
};
const path = '/football/match/red-star-vs-dynamo/m1';

test.each([
  [{}],
  [{ sport: 'football' }],
  [{ slug: 'red-star-vs-dynamo' }],
  [{ sport: 'football', slug: 'red-star-vs-dynamo' }],
])('%o will do', (asked) => {
  expect(canonicalPath(asked, football)).toBeNull();
});

test.each([
  [{ sport: 'football', slug: 'dynamo-vs-red-star' }],
  [{ sport: 'tennis', slug: 'red-star-vs-dynamo' }],
  [{ sport: 'tennis' }],
  [{ slug: 'Red-Star-vs-Dynamo' }],
])('%o leads to the canonical path', (asked) => {
  expect(canonicalPath(asked, football)).toBe(path);
});

test('a sport without pages of its own prefixes nothing', () => {
  const handball = { ...football, sportKey: 'handball' as const };
  expect(canonicalPath({ sport: 'football' }, handball)).toBe('/match/red-star-vs-dynamo/m1');
  expect(canonicalPath({ slug: 'red-star-vs-dynamo' }, handball)).toBeNull();
});

test('a slug may be missing but not be made of other characters', () => {
  expect(isSlugValid(undefined)).toBe(true);
  expect(isSlugValid('a-vs-b')).toBe(true);
  expect(isSlugValid('a_vs_b')).toBe(false);
});
