import { expect, test } from 'vitest';
import { currentSubEntry, subNavigation } from './sub-navigation.ts';

test.each([
  ['football', true, 'news matches leagues teams'],
  ['american-football', true, 'news matches leagues teams'],
  ['tennis', true, 'news matches leagues'],
  ['football', false, 'leagues teams'],
  ['tennis', false, 'leagues'],
] as const)('%s, on a desktop %s, has %s', (sportKey, isDesktop, names) => {
  const entries = subNavigation(sportKey, isDesktop);
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
])('%s lies under %s', (path, name) => {
  expect(currentSubEntry(subNavigation('football', true), path)?.name).toBe(name);
});
