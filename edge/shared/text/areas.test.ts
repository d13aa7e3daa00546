import { STATISTICS } from '../../../realtime/sports/statistics.ts';
import { expect, test } from 'vitest';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { areasOf } from './areas.ts';
import { MATCH_TABS } from './match-tabs.ts';

type Source = Readonly<Record<string, Readonly<Record<string, string>>>>;

const CATALOGUES = import.meta.glob<Source>('./catalogues/en/*.ts', {
  import: 'default',
  eager: true,
});

test.each([
  ['/', 'shell scores home'],
  ['/live', 'shell scores score-pages'],
  ['/live/multi-view', 'shell scores match figures course multi-view'],
  ['/football/matches/all', 'shell scores score-pages'],
  ['/football/match/a-vs-b/m1', 'shell scores rounds match'],
  ['/basketball/match/a-vs-b/m1', 'shell scores rounds match course box-score'],
  ['/match/m1', 'shell scores rounds match course box-score'],
  ['/football/match/a-vs-b/m1/lineups', 'shell scores rounds match figures lineups'],
  ['/match/m1/standings/', 'shell scores rounds match course box-score standings'],
  [
    '/football/player/a/p1',
    'shell scores rounds match-list figures box-score profile player standings',
  ],
  ['/football/leagues', 'shell directory'],
  ['/search', 'shell scores search'],
  [
    '/football/matches/favourite/list',
    'shell scores favourite-pages rounds figures box-score player score-pages',
  ],
  [
    '/football/matches/favourite/teams',
    'shell scores favourite-pages rounds score-pages directory',
  ],
  ['/for-you', 'shell scores favourite-pages rounds news'],
  ['/touchline-tv', 'shell news scores tv'],
  ['/favourite/edit/team', 'shell favourite-pages'],
  ['/about/privacy-policy/your-rights', 'shell scores about'],
  ['/sport-widgets', 'shell widgets'],
  ['/google/callback', 'shell callback'],
  ['/error', 'shell'],
])('%s loads exactly the text areas %s', (path, areas) => {
  expect(areasOf(path).join(' ')).toBe(areas);
});

test.each(['overview', ...MATCH_TABS])(
  'the tab %s of a match has the texts for its empty state',
  (tab) => {
    const areas = areasOf(`/football/match/a-vs-b/m1${tab === 'overview' ? '' : `/${tab}`}`);
    const own = CATALOGUES[`./catalogues/en/${tab}.ts`];
    expect(areas.some((area) => area === tab)).toBe(own !== undefined);
    expect(tab === 'overview' || tab === 'standings' || own?.['matchWithout']?.[tab]).toBeTruthy();
  },
);

test.each(Object.values(SPORTS))('a match has a text for every statistic of $key', (sport) => {
  const areas = areasOf(`/${sport.key}/match/m1/stats`);
  const words = areas.flatMap((area) =>
    Object.keys(CATALOGUES[`./catalogues/en/${area}.ts`]?.['figure'] ?? {}),
  );
  expect(words).toEqual(
    expect.arrayContaining(STATISTICS[sport.key].map(({ key, word }) => word ?? key)),
  );
});

test('the live statistics page has the texts of the match header', () => {
  expect(areasOf('/live-stat')).toEqual(expect.arrayContaining(['scores', 'score-pages', 'match']));
});
