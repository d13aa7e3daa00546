import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import {
  parseLeagueResult,
  parsePlayerResult,
  parseSportResult,
  parseTeamResult,
} from './parse-results.ts';

const t = textOf('en');

test('team and league results link to their pages', () => {
  const kit = { first: '#b11226', second: '#ffffff' };
  const team = {
    teamId: 't:1',
    teamName: 'Red Star',
    teamShortName: 'RST',
    teamSportId: 1,
    teamKit: kit,
  };
  expect(parseTeamResult(t, team)).toEqual({
    kind: 'team',
    id: 't:1',
    name: 'Red Star',
    shortName: 'RST',
    kit,
    isPlayer: false,
    crest: 'shield',
    detail: 'Football',
    path: '/football/team/red-star/t%3A1/overview',
    favourite: {
      type: 30,
      favouriteItemId: 't:1',
      name: 'Red Star',
      shortName: 'RST',
      kit,
      relatedName: 'Football',
      fixtureSportId: 1,
    },
  });
  const league = {
    leagueId: 'l1',
    leagueName: 'Primera',
    leagueSportId: 5,
    leagueCountry: 'es',
  };
  expect(parseLeagueResult(t, league)).toMatchObject({
    detail: 'Tennis · Spain',
    path: '/tennis/league/primera/l1/overview',
    favourite: { type: 20, favouriteItemId: 'l1', relatedName: 'Spain' },
  });
  expect(parseLeagueResult(t, { ...league, leagueCountry: 'int' })?.detail).toBe('Tennis');
});

test('a player’s result names the team, and the star knows its id', () => {
  const player = { playerId: 'p', playerName: 'Ines Roca', playerBirthDate: null };
  const team = { teamId: 't', teamName: 'Red Star', teamShortName: 'RST', teamSportId: 1 };
  expect(parsePlayerResult(t, { ...player, playerSportId: 1, team })).toMatchObject({
    detail: 'Football · Red Star',
    path: '/football/player/ines-roca/p',
    favourite: { type: 50, favouriteItemId: 'p', relatedName: 'Red Star', teamIds: ['t'] },
  });
  expect(parsePlayerResult(t, { ...player, playerSportId: 1, team: null })?.detail).toBe(
    'Football',
  );
  expect(parsePlayerResult(t, { ...player, playerSportId: 99, team })).toBeNull();
});

test('a contestant alone or in a pair is a player; a club is not', () => {
  const team = { teamId: 't', teamName: 'Ona Reyes', teamShortName: 'O. Reyes' };
  expect(parseTeamResult(t, { ...team, teamSportId: 5 })).toMatchObject({ isPlayer: true });
  expect(parseTeamResult(t, { ...team, teamSportId: 34 })).toMatchObject({ isPlayer: true });
  expect(parseTeamResult(t, { ...team, teamSportId: 1 })).toMatchObject({ isPlayer: false });
});

test('a sport without its own pages links to its matches', () => {
  expect(
    parseSportResult(t, { id: 6, radarId: 'sr:sport:6', key: 'handball', name: 'Handball' }),
  ).toMatchObject({ name: 'Handball', path: '/handball/matches/all' });
});

test('a main sport links to its matches, and a team of an unknown sport has no result', () => {
  expect(
    parseSportResult(t, { id: 1, radarId: 'sr:sport:1', key: 'football', name: 'Football' }),
  ).toEqual({
    kind: 'sport',
    id: '1',
    name: 'Football',
    isPlayer: false,
    detail: 'Sport',
    path: '/football/matches/all',
    favourite: { type: 10, favouriteItemId: '1', name: 'Football', fixtureSportId: 1 },
  });
  const team = { teamId: 't', teamName: 'X', teamShortName: 'X', teamSportId: 99 };
  expect(parseTeamResult(t, team)).toBeNull();
});
