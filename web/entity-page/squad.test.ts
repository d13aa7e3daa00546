import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { ageAt, groupSquad } from './squad.ts';

const player = (playerId: string, position: string | null) => ({
  playerId,
  playerName: `Player ${playerId}`,
  playerBirthDate: null,
  shirtNumber: null,
  position,
  club: null,
});
const team = { teamId: 't', teamName: 'Team', teamShortName: 'T', teamSportId: 1 };

test('a squad is grouped by position, from goalkeepers to forwards', () => {
  const players = [
    player('1', 'FW'),
    player('2', 'GK'),
    player('3', 'PG'),
    player('4', null),
    player('5', 'gk'),
  ];
  const groups = groupSquad(textOf('en'), { team, season: null, players });
  expect(groups.map(({ position, players: own }) => [position, own.map(({ id }) => id)])).toEqual([
    ['Goalkeepers', ['2', '5']],
    ['Forwards', ['1']],
    ['PG', ['3']],
    ['Players', ['4']],
  ]);
  expect(groupSquad(textOf('en'), { team, season: null, players: [] })).toEqual([]);
});

test('a player of a squad keeps a known nation', () => {
  const players = [player('1', 'GK'), { ...player('2', 'GK'), playerNation: 'br' }];
  const [group] = groupSquad(textOf('en'), { team, season: null, players });
  expect(group?.players.map(({ nation }) => nation)).toEqual([null, 'br']);
});

test('an age goes up on the birthday', () => {
  const at = (date: string) => ageAt('2000-05-17', Date.parse(date));
  expect(at('2026-05-16T23:59:00Z')).toBe(25);
  expect(at('2026-05-17T00:00:00Z')).toBe(26);
  expect(ageAt(null, 0)).toBeNull();
  expect(ageAt('unknown', 0)).toBeNull();
});
