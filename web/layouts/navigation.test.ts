import { describe, expect, test } from 'vitest';
import { currentEntry, DEFAULT_NAVIGATION, sportInHand, sportKeyOf } from './navigation.ts';

describe('the current entry', () => {
  test.each([
    ['/', 'all'],
    ['/tennis/matches/all', 'tennis'],
    ['/american-football/match/a-vs-b/1', 'american-football'],
    ['/match/a-vs-b/1', 'all'],
    ['/news', 'all'],
  ])('at %s is %s', (path, key) => {
    expect(currentEntry(DEFAULT_NAVIGATION, path)?.key).toBe(key);
  });

  const entries = [
    { key: 'first', path: '/f' },
    { key: 'soccer', path: '/football/matches' },
    { key: 'football', path: '/x' },
  ];

  test('is a matching key before an entry whose path starts with the segment', () => {
    expect(currentEntry(entries, '/football')?.key).toBe('football');
    expect(currentEntry(entries.slice(0, 2), '/football')?.key).toBe('soccer');
  });

  test('is the first if no entry matches or has the key all', () => {
    expect(currentEntry(entries, '/golf')?.key).toBe('first');
    expect(currentEntry(entries, '/')?.key).toBe('first');
    expect(currentEntry([], '/')).toBeUndefined();
  });
});

test('the sport of the entry all is football', () => {
  expect(DEFAULT_NAVIGATION.map(sportKeyOf)).toEqual([
    'football',
    'football',
    'basketball',
    'tennis',
    'american-football',
  ]);
  expect(DEFAULT_NAVIGATION.map(({ betRadarId }) => betRadarId)).toEqual([
    null,
    'sr:sport:1',
    'sr:sport:2',
    'sr:sport:5',
    'sr:sport:16',
  ]);
});

test.each([
  ['/tennis/leagues', 'tennis'],
  ['/handball/leagues', 'handball'],
  ['/match/a-vs-b/1', 'football'],
  ['/', 'football'],
])('the current sport at %s is %s', (path, sportKey) => {
  expect(sportInHand(path, currentEntry(DEFAULT_NAVIGATION, path))).toBe(sportKey);
});
