import { expect, test } from 'vitest';
import { inTurns, popularLeagues } from './load-offered.server.ts';

test.each([
  [[['a1', 'a2', 'a3'], ['b1'], []], 9, 'a1 b1 a2 a3'],
  [
    [
      ['a1', 'a2'],
      ['b1', 'b2'],
    ],
    3,
    'a1 b1 a2',
  ],
  [[], 3, ''],
])('inTurns() takes from %j at most %i in turns: %s', (lists, most, offered) => {
  expect(inTurns(lists, most).join(' ')).toBe(offered);
});

const LEAGUES = (
  [
    ['Copa do Brasil', 1, 'br', 2],
    ['Série A', 1, 'br', 1],
    ['Gauchão', 1, 'br', null],
    ['Premier League', 1, 'gb-eng', 1],
    ['Village Cup', 1, 'gb-eng', null],
    ['World Cup', 1, 'int', 3],
    ['NBB', 2, 'br', 2],
    ['NBA', 2, 'us', 1],
    ['Darts Open', 99, 'br', 1],
  ] as const
).map(([leagueName, leagueSportId, leagueCountry, leagueRank]) => ({
  leagueId: leagueName,
  leagueName,
  leagueSportId,
  leagueCountry,
  leagueRank,
}));

test.each([
  ['br', 9, 'Série A, NBB, Copa do Brasil, Gauchão, Premier League, NBA, World Cup, Village Cup'],
  ['br', 2, 'Série A, NBB'],
  ['us', 4, 'NBA, Premier League, NBB, Série A'],
  [null, 3, 'Premier League, NBA, Série A'],
])('a visitor in %s is offered at most %i leagues: %s', (country, most, offered) => {
  const names = popularLeagues(LEAGUES, country, most).map(({ leagueName }) => leagueName);
  expect(names.join(', ')).toBe(offered);
});
