import { expect, test } from 'vitest';
import { flagsOf } from './flags.ts';

const LIST = { headerTitle: 'Teams', playersTitle: 'Players' };

test.each([
  ['/football/teams', 'Teams'],
  ['/tennis/teams', 'Players'],
  ['/tennis/team/ona-reyes/7/overview', 'Players'],
  ['/team/ona-reyes/7/overview', 'Teams'],
  ['/', 'Teams'],
])('whoever plays the sport of %s, its title says %s', (pathname, title) => {
  expect(flagsOf(LIST, false, pathname).headerTitle).toBe(title);
});

test('a page that says the same of all sports has one title', () => {
  expect(flagsOf({ headerTitle: 'Leagues' }, false, '/tennis/leagues').headerTitle).toBe('Leagues');
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
