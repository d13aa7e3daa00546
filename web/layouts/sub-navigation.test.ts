import { expect, test } from 'vitest';
import { currentSubEntry, subNavigation } from './sub-navigation.ts';

test.each([
  ['football', true, 'Matches Leagues Teams'],
  ['american-football', true, 'Matches Leagues Teams'],
  ['tennis', true, 'Matches Leagues'],
  ['football', false, 'Leagues Teams'],
  ['tennis', false, 'Leagues'],
] as const)('%s, on a desktop %s, has %s', (sportKey, isDesktop, labels) => {
  const entries = subNavigation(sportKey, isDesktop);
  expect(entries.map(({ label }) => label).join(' ')).toBe(labels);
  expect(entries.every(({ path }) => path.startsWith(`/${sportKey}/`))).toBe(true);
});

test.each([
  ['/football/matches/all', 'Matches'],
  ['/football/match/a-vs-b/7', 'Matches'],
  ['/match/a-vs-b/7', 'Matches'],
  ['/football/leagues', 'Leagues'],
  ['/football/league/first-division/1/standings', 'Leagues'],
  ['/league/cup-roster', 'Leagues'],
  ['/football/teams', 'Teams'],
  ['/football/team/red-star/7/overview', 'Teams'],
  ['/', undefined],
  ['/live', undefined],
])('%s lies under %s', (path, label) => {
  expect(currentSubEntry(subNavigation('football', true), path)?.label).toBe(label);
});
