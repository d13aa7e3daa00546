import { expect, test } from 'vitest';
import { flagsOf } from './flags.ts';

const LIST = { headerTitle: 'header.teams', playersTitle: 'header.players' } as const;

test.each([
  ['/football/teams', 'header.teams'],
  ['/tennis/teams', 'header.players'],
  ['/tennis/team/ona-reyes/7/overview', 'header.players'],
  ['/team/ona-reyes/7/overview', 'header.teams'],
  ['/', 'header.teams'],
])('whoever plays the sport of %s, its title says %s', (pathname, title) => {
  expect(flagsOf(LIST, false, pathname).headerTitle).toBe(title);
});

test('a page that says the same of all sports has one title', () => {
  expect(flagsOf({ headerTitle: 'header.leagues' }, false, '/tennis/leagues').headerTitle).toBe(
    'header.leagues',
  );
});

test('a flag holds on the devices it names', () => {
  const handle = { backButton: 'mobile', liveScoreStrip: 'desktop', banner: 'everywhere' } as const;
  expect(flagsOf(handle, false, '/')).toMatchObject({
    hasBackButton: true,
    hasLiveScoreStrip: false,
    hasBanner: true,
    hidesHeader: false,
  });
  expect(flagsOf(handle, true, '/')).toMatchObject({
    hasBackButton: false,
    hasLiveScoreStrip: true,
    hasBanner: true,
  });
});
