import { expect, test } from 'vitest';
import { currentSubEntry, subNavigation } from './sub-navigation.ts';

test.each([
  ['football', 'both', 'news matches leagues teams'],
  ['american-football', 'both', 'news matches leagues teams'],
  ['tennis', 'both', 'news matches leagues'],
  ['handball', 'both', 'matches leagues teams'],
  ['badminton', 'both', 'matches leagues'],
  ['football', 'narrow', 'leagues teams'],
  ['tennis', 'narrow', 'leagues'],
] as const)('the sub-navigation of %s at the width %s has %s', (sportKey, window, names) => {
  const entries = subNavigation(sportKey).filter(
    ({ widths }) => window === 'both' || widths === 'both',
  );
  expect(entries.map(({ name }) => name).join(' ')).toBe(names);
  expect(entries.every(({ path }) => path.startsWith(`/${sportKey}/`))).toBe(true);
});

test.each([
  ['/football/matches/all', 'matches'],
  ['/football/match/a-vs-b/7', 'matches'],
  ['/match/a-vs-b/7', 'matches'],
  ['/football/leagues', 'leagues'],
  ['/football/league/first-division/1/standings', 'leagues'],
  ['/league/cup-roster', 'leagues'],
  ['/football/teams', 'teams'],
  ['/football/team/red-star/7/overview', 'teams'],
  ['/football/news', 'news'],
  ['/news/search', 'news'],
  ['/football/news/late-goal/a1', 'news'],
  ['/', undefined],
  ['/live', undefined],
])('the current entry at %s is %s', (path, name) => {
  expect(currentSubEntry(subNavigation('football'), path)?.name).toBe(name);
});
