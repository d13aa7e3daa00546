import { expect, test } from 'vitest';
import { shapeOfPending } from './page-shape.ts';

const MATCH = '/football/match/a-vs-b/7';
const LEAGUE = '/football/league/first/1';

test.each([
  ['/', MATCH, 'match'],
  ['/live', '/match/a-vs-b/9', 'match'],
  ['/football/matches/all', `${LEAGUE}/overview`, 'screen'],
  [MATCH, '/football/team/red/3/overview', 'screen'],
  [`${LEAGUE}/overview`, MATCH, 'match'],
  [`${LEAGUE}/overview`, '/football/league/second/2/overview', 'screen'],
  [MATCH, '/football/match/c-vs-d/8', 'match'],
  [MATCH, '/football/match/a-vs-b/8', 'match'],
  [MATCH, '/football/player/ines-roca/9', 'screen'],
  ['/search', '/live', 'list'],
  [`${MATCH}/odds`, '/', 'home'],
  ['/', '/tennis/matches/all', 'day'],
  ['/football/leagues', '/football/teams', 'list'],
  ['/news', '/for-you', 'list'],
  ['/', '/news', 'news'],
  ['/', '/tennis/news', 'news'],
  ['/news', '/football/news/a-late-goal/7', 'article'],
  ['/news', '/news/a-late-goal/7', 'article'],
  ['/news', '/touchline-tv', 'channel'],
  ['/', '/football/touchline-tv', 'channel'],
] as const)('a navigation from %s to %s shows the skeleton of a %s', (at, coming, shape) => {
  expect(shapeOfPending(at, coming)).toBe(shape);
});

test.each([
  ['nothing is on its way', '/', undefined],
  ['the page itself is asked for again', MATCH, MATCH],
  ['a tab of the same match', MATCH, `${MATCH}/odds`],
  ['another tab of it', `${MATCH}/stats`, `${MATCH}/odds`],
  ['its first tab', `${MATCH}/stats`, MATCH],
  ['a tab, where the address has no slug', '/match/7', '/match/7/lineups'],
  ['another tab there', '/match/7/lineups', '/match/7/stats'],
  ['a screen of the same league', `${LEAGUE}/overview`, `${LEAGUE}/standings`],
  ['another day, or another sport’s', '/football/matches/all', '/tennis/matches/all'],
  ['a page of words', '/', '/about/privacy-policy'],
  ['a video', '/news', '/football/news/video/late-goal/7'],
  ['a playlist', '/news', '/news/playlist/popular'],
  ['a search of news', '/news', '/news/search'],
])('a navigation shows no skeleton: %s', (_, at, coming) => {
  expect(shapeOfPending(at, coming)).toBeNull();
});
