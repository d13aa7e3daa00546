import { expect, test } from 'vitest';
import type { PlayerDetail, PlayerEvents } from '../../edge/contracts/players.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { anEvent } from '../match/testing/events.ts';
import { parsePlayerMatches } from './load-player.server.ts';
import { tellingFigures } from './player-matches.ts';
import { parsePlayer, parseSeasons } from './player.ts';
import { positionName } from './position-name.ts';
import { seasonTables, tablesPer90 } from './season-tables.ts';

const t = textOf('en');
const team = (teamId: string, teamName: string) => ({
  teamId,
  teamName,
  teamShortName: teamName,
  teamSportId: 1,
});
const season = (seasonName: string) => ({ seasonId: seasonName, seasonName });
const league = { leagueId: 'l', leagueName: 'Coast League', leagueSportId: 1, leagueCountry: null };
const detail = (more: Partial<PlayerDetail> = {}): PlayerDetail => ({
  player: { playerId: 'p', playerName: 'Ines Roca', playerBirthDate: null, playerSportId: 1 },
  teams: [],
  seasons: [],
  ...more,
});
const place = { shirtNumber: null, position: null, club: null };

test('a player has the teams of all squads once, and the facts of the newest', () => {
  const teams = [
    {
      ...place,
      team: team('n', 'Nation'),
      season: season('2026'),
      shirtNumber: 10,
      club: 'Harbour',
    },
    { ...place, team: team('c', 'Harbour'), season: season('2025-26'), position: 'FW' },
    { ...place, team: team('c', 'Harbour'), season: season('2024-25'), position: 'MF' },
  ];
  expect(parsePlayer(detail({ teams }))).toMatchObject({
    sportKey: 'football',
    teams: [{ id: 'n' }, { id: 'c' }],
    number: 10,
    position: 'FW',
    club: 'Harbour',
  });
});

test('a player without a squad has the team of the newest season', () => {
  const played = { league, appearances: 1, values: {} };
  const seasons = [
    { ...played, team: team('b', 'Beach'), season: season('2026') },
    { ...played, team: team('a', 'Bay'), season: season('2025') },
  ];
  expect(parsePlayer(detail({ seasons }))?.teams.map(({ id }) => id)).toEqual(['b']);
});

test('a player of an unsupported sport has no page', () => {
  const player = { ...detail().player, playerSportId: 99 };
  expect(parsePlayer(detail({ player }))).toBeNull();
});

test('a season is in each table that it has a figure for, with the columns that any season has', () => {
  const seasons = parseSeasons(
    detail({
      seasons: [
        {
          league,
          team: team('t', 'Team'),
          season: season('2026'),
          appearances: 3,
          values: { 'passing-yards': 700, carries: 4 },
        },
        {
          league,
          team: team('t', 'Team'),
          season: season('2025'),
          appearances: 1,
          values: { carries: 2 },
        },
      ],
    }),
  );
  const tables = seasonTables(t, 'american-football', seasons);
  expect(tables.map(({ name, columns, rows }) => [name, columns.length, rows.length])).toEqual([
    ['Passing', 1, 1],
    ['Rushing', 1, 2],
  ]);
  expect(seasonTables(t, 'tennis', seasons)).toEqual([]);
});

test('basketball points are per game, football goals are totals', () => {
  const played = { league, team: team('t', 'Team'), season: season('2026'), appearances: 3 };
  const values = (own: Record<string, number>) =>
    parseSeasons(detail({ seasons: [{ ...played, values: own }] }));
  const figures = (tables: ReturnType<typeof seasonTables>) => tables[0]?.rows[0]?.values;
  expect(figures(seasonTables(t, 'basketball', values({ points: 70, rebounds: 12 })))).toEqual([
    23.3, 4,
  ]);
  expect(figures(seasonTables(t, 'football', values({ goals: 7 })))).toEqual([7]);
});

test('a table per 90 minutes lists the seasons of enough minutes; a figure that one lacks is unknown', () => {
  const played = { league, team: team('t', 'Team'), appearances: 10 };
  const seasons = parseSeasons(
    detail({
      seasons: [
        { ...played, season: season('2026'), values: { minutes: 900, goals: 5 } },
        { ...played, season: season('2025'), values: { minutes: 100, goals: 5 } },
        { ...played, season: season('2024'), values: { minutes: 450, goals: 1, saves: 5 } },
      ],
    }),
  );
  const [table] = tablesPer90(t, 'football', seasons);
  expect(table?.columns.map(({ key }) => key)).toEqual(['goals', 'saves']);
  expect(table?.rows.map(({ season: { name }, values }) => [name, ...values])).toEqual([
    ['2026', 0.5, null],
    ['2024', 0.2, 1],
  ]);
  expect(tablesPer90(t, 'basketball', seasons)).toEqual([]);
});

test('a match is listed with the player’s figures, and left out without them', () => {
  const line = { eventId: 'm1', teamId: 'red', isStarter: true, values: { goals: 1 } };
  const events: PlayerEvents = {
    events: [anEvent({ fixtureLeagueId: 'l' }), anEvent({ eventId: 'other' })],
    leagues: [league],
    flag: null,
    lines: [line],
  };
  expect(parsePlayerMatches(events)).toMatchObject([
    { entry: { match: { id: 'm1', leagueName: 'Coast League' } }, values: { goals: 1 } },
  ]);
});

test('a match shows minutes played and the key figures above zero', () => {
  const values = { minutes: 90, goals: 2, assists: 0, fouls: 3 };
  expect(tellingFigures(t, 'football', values).map(({ short, value }) => [short, value])).toEqual([
    ['MIN', 90],
    ['G', 2],
  ]);
});

test('a figure whose mark heads several tables has its whole name', () => {
  const values = { 'passing-yards': 328, 'passing-touchdowns': 4, 'rushing-yards': -3, sacks: 1 };
  const figures = tellingFigures(t, 'american-football', values);
  expect(figures.map(({ short }) => short)).toEqual([
    'Passing yards',
    'Passing touchdowns',
    'Rushing yards',
    'Sacks',
  ]);
});

test.each([
  ['football', 'gk', 'Goalkeeper'],
  ['football', 'FW', 'Forward'],
  ['handball', 'GK', 'Goalkeeper'],
  ['basketball', 'PG', 'PG'],
  // A guard.
  ['basketball', 'G', 'G'],
] as const)('in %s the position %s is called %s', (sportKey, position, name) => {
  expect(positionName(t, position, sportKey)).toBe(name);
});
