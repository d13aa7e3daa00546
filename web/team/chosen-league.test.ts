import { expect, test } from 'vitest';
import { aLine } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import type { League } from '../domain/match.ts';
import { chosenLeague } from './chosen-league.ts';

const league = (id: string, country: string | null): League => ({
  id,
  name: id,
  sportKey: 'football',
  country,
});
const leagues = [league('cup', null), league('first', 'Spain')];
const entry = (leagueId: string) => ({
  match: parseLine(aLine('m', { leagueId })),
  round: null,
  group: null,
  venue: null,
});

test('the requested league is chosen, if the team plays in it', () => {
  expect(chosenLeague(leagues, 'cup', [])?.id).toBe('cup');
  expect(chosenLeague(leagues, 'another', [])?.id).toBe('first');
});

test('without a request the league with most matches is chosen, a national one on a tie', () => {
  expect(chosenLeague(leagues, null, [entry('cup'), entry('cup'), entry('first')])?.id).toBe('cup');
  expect(chosenLeague(leagues, null, [entry('cup'), entry('first')])?.id).toBe('first');
  expect(chosenLeague([], null, [])).toBeNull();
});
