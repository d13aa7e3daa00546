import { BOX_SCORES } from '../../realtime/sports/box-score.ts';
import { expect, test } from 'vitest';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { basePath, tabOfPath, tabPath, TABS, tabsOf, type TabKey } from './tabs.ts';

/** A match without any reports. */
const NOTHING = { incidents: [], stats: {} };
const BEFORE_PLAY: TabKey[] = ['stats', 'commentary', 'box-score'];

test.each([
  ['football', 'live', []],
  ['football', 'result', []],
  ['football', 'fixture', BEFORE_PLAY],
  ['football', 'off', BEFORE_PLAY],
  ['basketball', 'live', []],
  ['american-football', 'result', []],
  ['tennis', 'live', ['lineups', 'box-score', 'standings']],
  ['tennis', 'fixture', [...BEFORE_PLAY, 'lineups', 'standings']],
  ['volleyball', 'live', ['lineups', 'box-score']],
] as const)('a match (%s, %s) has all tabs but %j', (sportKey, kind, missing) => {
  const tabs = tabsOf({ match: { sportKey, kind }, course: NOTHING, allowsOdds: true });
  const left = TABS.filter((tab) => !missing.some((other) => other === tab));
  expect(tabs.toSorted()).toEqual(left.toSorted());
});

test.each([
  ['football', 'lineups'],
  ['basketball', 'box-score'],
  ['american-football', 'box-score'],
] as const)('a match of %s shows its overview first, then its %s', (sportKey, second) => {
  const tabs = tabsOf({ match: { sportKey, kind: 'live' }, course: NOTHING, allowsOdds: true });
  expect(tabs.slice(0, 2)).toEqual(['overview', second]);
});

test('a part that the catalogue lacks gets no tab', () => {
  const match = { sportKey: 'football', kind: 'live' } as const;
  const parts = ['lineups', 'standings'];
  expect(tabsOf({ match, course: NOTHING, parts, allowsOdds: true })).toEqual([
    'overview',
    'lineups',
    'standings',
  ]);
});

test('data that arrives while a match is open gets its tab', () => {
  const match = { sportKey: 'football', kind: 'live' } as const;
  const course = {
    incidents: [{ id: 'i1', type: 'goal' as const, team: 'home' as const, minute: 9 }],
    stats: { Shots: { home: 1, away: 0 } },
  };
  expect(tabsOf({ match, course, parts: [], allowsOdds: true })).toEqual([
    'overview',
    'stats',
    'commentary',
  ]);
  const toCome = { sportKey: 'football', kind: 'fixture' } as const;
  expect(tabsOf({ match: toCome, course, parts: [], allowsOdds: true })).toEqual(['overview']);
});

test('the odds tab is left out where odds are not allowed', () => {
  const match = { sportKey: 'tennis', kind: 'fixture' } as const;
  expect(tabsOf({ match, course: NOTHING, allowsOdds: false })).toEqual([
    'overview',
    'head-to-head',
  ]);
});

test.each([
  ['/football/match/a-vs-b/m1', 'overview', '/football/match/a-vs-b/m1'],
  ['/football/match/a-vs-b/m1/odds', 'odds', '/football/match/a-vs-b/m1'],
  ['/match/m1/box-score/', 'box-score', '/match/m1'],
  ['/match/m1/', 'overview', '/match/m1'],
  ['/match/overview', 'overview', '/match/overview'],
])('%s shows %s', (path, tab, base) => {
  expect(tabOfPath(path)).toBe(tab);
  expect(basePath(path)).toBe(base);
});

test('the overview has the match’s own address', () => {
  expect(tabPath('/match/m1', 'overview')).toBe('/match/m1');
  expect(tabPath('/match/m1', 'stats')).toBe('/match/m1/stats');
});

test.each(ALL_SPORTS)('$name has a box score where the protocol has tables for it', ({ key }) => {
  const tabs = tabsOf({
    match: { sportKey: key, kind: 'live' },
    course: NOTHING,
    allowsOdds: true,
  });
  expect(tabs.includes('box-score')).toBe(BOX_SCORES[key].length > 0);
});
