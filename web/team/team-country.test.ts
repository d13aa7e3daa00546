import { expect, test } from 'vitest';
import { teamCountry } from './team-country.ts';

const names = new Map([['ch', 'Switzerland']]);
const nameOf = (code: string | null) => names.get(code ?? '') ?? null;
const leaguesOf = (...countries: (string | null)[]) => countries.map((country) => ({ country }));

test.each([
  ['a club is of its league’s country', ['England'], 'Wales', 'England'],
  ['leagues of two countries do not say which', ['England', 'Spain'], 'Wales', 'Wales'],
  ['an international cup says none', [null], null, null],
])('%s', (_, countries, home, country) => {
  const team = { sportKey: 'football', nation: undefined } as const;
  expect(teamCountry(team, { leagues: leaguesOf(...countries), home }, nameOf)).toBe(country);
});

test.each([
  ['the nation that the feed says', 'ch', 'Switzerland'],
  ['none where it says none', undefined, null],
])('a player has %s, wherever the tournament is', (_, nation, country) => {
  const leagues = leaguesOf('United Kingdom');
  expect(teamCountry({ sportKey: 'tennis', nation }, { leagues, home: null }, nameOf)).toBe(
    country,
  );
});
