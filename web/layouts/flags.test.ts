import { expect, test } from 'vitest';
import { headerTitleOf, namesOf } from './flags.ts';

const LIST = { headerTitle: 'header.teams', playersTitle: 'header.players' } as const;

test.each([
  ['/football/teams', 'header.teams'],
  ['/tennis/teams', 'header.players'],
  ['/tennis/team/ona-reyes/7/overview', 'header.players'],
  ['/team/ona-reyes/7/overview', 'header.teams'],
  ['/', 'header.teams'],
])('the header title at %s is %s', (pathname, title) => {
  expect(headerTitleOf(LIST, pathname)).toBe(title);
});

test('a page without a title for players has one title for all sports', () => {
  expect(headerTitleOf({ headerTitle: 'header.leagues' }, '/tennis/leagues')).toBe(
    'header.leagues',
  );
});

test('a flag applies on the devices it names', () => {
  const handle = { backButton: 'mobile', liveScoreStrip: 'desktop', banner: 'everywhere' } as const;
  expect(namesOf(handle, false)).toBe('back-button banner');
  expect(namesOf(handle, true)).toBe('live-score-strip banner');
});
