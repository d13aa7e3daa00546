import { expect, test } from 'vitest';
import { aLine, START } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import { listMatches } from '../scores/listing.ts';
import { cutRows } from './cut-rows.ts';

const lines = [
  ...['m1', 'm2', 'm3'].map((id) => aLine(id)),
  aLine('m4', { leagueId: 'l2', leagueName: 'League Two' }),
  aLine('m5', { sportId: 6 }),
];
const sports = listMatches(lines.map(parseLine), [], START);

test('the first rows stay, and the others count as further ones of their leagues', () => {
  const leagues = cutRows(sports, 2).flatMap((sport) => sport.leagues);
  expect(leagues.map(({ matchIds, furtherCount }) => [matchIds, furtherCount])).toEqual([
    [['m1', 'm2'], 1],
    [[], 1],
    [[], 1],
  ]);
  expect(leagues.map(({ matchCount }) => matchCount)).toEqual([3, 1, 1]);
});

test('matches that the page does not carry count too', () => {
  const leagues = cutRows(cutRows(sports, 2), 1).flatMap((sport) => sport.leagues);
  expect(leagues[0]).toMatchObject({ matchIds: ['m1'], furtherCount: 2 });
});
