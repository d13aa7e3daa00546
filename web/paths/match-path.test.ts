import { expect, test } from 'vitest';
import { matchPath, matchesPath } from './match-path.ts';
import { isSlug, matchSlug } from './slug.ts';

const team = (name: string) => ({ id: name, name, shortName: name });

test.each([
  ['Atlético São João', 'FC Åland 04', 'atletico-sao-joao-vs-fc-aland-04'],
  ['Łódź & Søn', 'Straße (W)', 'lodz-son-vs-strasse-w'],
  ['Спартак', 'Team 2', 'vs-team-2'],
])('the slug of %s and %s is %s', (home, away, slug) => {
  expect(matchSlug(home, away)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test.each(['a_b', 'a b', 'é', ''])('"%s" is no slug', (text) => {
  expect(isSlug(text)).toBe(false);
});

test('the path of a match begins with its sport only for main sports', () => {
  const match = { id: 'm:1', home: team('A'), away: team('B') };
  expect(matchPath({ ...match, sportKey: 'american-football' })).toBe(
    '/american-football/match/a-vs-b/m%3A1',
  );
  expect(matchPath({ ...match, sportKey: 'handball' })).toBe('/match/a-vs-b/m%3A1');
});

test('a national team has the same slug in every language', () => {
  const germany = { ...team('Alemanha'), slugName: 'Germany' };
  const match = { id: 'm1', home: germany, away: team('B'), sportKey: 'football' } as const;
  expect(matchPath(match)).toBe('/football/match/germany-vs-b/m1');
});

test('the path of a day’s matches has the day’s start as its date', () => {
  expect(matchesPath('tennis', 1_795_230_000_000)).toBe('/tennis/matches/all?date=1795230000000');
  expect(matchesPath('tennis')).toBe('/tennis/matches/all');
});
