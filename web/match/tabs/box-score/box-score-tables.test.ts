import { expect, test } from 'vitest';
import type { BoxScore } from '../../../../edge/contracts/box-score.ts';
import { textOf } from '../../../../edge/shared/text/text.ts';
import { boxScoreTables, figureText } from './box-score-tables.ts';

const t = textOf('en');
const player = (playerId: string, values: Record<string, number>) => ({
  playerId,
  playerName: `Player ${playerId}`,
  shirtNumber: null,
  position: null,
  isStarter: true,
  values,
});
const boxScore = (groups: BoxScore['groups'], home: BoxScore['home']): BoxScore => ({
  eventId: 'm1',
  isLive: false,
  groups,
  home,
  away: null,
});

test('each table has the players with a figure in it, and their totals', () => {
  const groups = [
    { key: 'passing', columns: ['completions', 'passing-yards'] },
    { key: 'rushing', columns: ['carries', 'longest-rush'] },
  ];
  const home = {
    teamId: 't',
    players: [
      player('a', { completions: 20, 'passing-yards': 240, carries: 2, 'longest-rush': 9 }),
      player('b', { carries: 14 }),
    ],
    totals: { completions: 20, 'passing-yards': 240, carries: 16, 'longest-rush': 9 },
  };
  const [passing, rushing] = boxScoreTables(t, 'american-football', boxScore(groups, home), 'home');
  expect(passing?.rows.map(({ name, values }) => [name, values])).toEqual([
    ['Player a', [20, 240]],
  ]);
  expect(passing?.name).toBe('Passing');
  expect(rushing?.rows.map(({ values }) => values)).toEqual([
    [2, 9],
    [14, null],
  ]);
  // A team's longest run is no sum.
  expect(rushing?.totals).toEqual([16, null]);
});

test('percentages and means are computed for players and teams, without a best one', () => {
  const groups = [{ key: 'players', columns: ['field-goals', 'field-goals-attempted'] }];
  const home = {
    teamId: 't',
    players: [
      player('a', { 'field-goals': 7, 'field-goals-attempted': 21 }),
      player('b', { 'field-goals': 1, 'field-goals-attempted': 1 }),
      player('c', { 'field-goals': 0, 'field-goals-attempted': 0 }),
    ],
    totals: { 'field-goals': 8, 'field-goals-attempted': 22 },
  };
  const [table] = boxScoreTables(t, 'basketball', boxScore(groups, home), 'home');
  expect(table?.columns.map(({ short, name }) => [short, name])).toEqual([
    ['FGM', 'Field goals'],
    ['FGA', 'Field goal attempts'],
    ['FG%', 'Field goal percentage'],
  ]);
  expect(table?.rows.map(({ values }) => values)).toEqual([
    [7, 21, 33.3],
    [1, 1, 100],
    [0, 0, null],
  ]);
  expect([table?.totals, table?.best]).toEqual([
    [8, 22, 36.4],
    [7, null, null],
  ]);
});

test('in American football the most yards come first; elsewhere players keep their order', () => {
  const players = [
    player('a', { 'rushing-yards': -3, points: 2, punts: 4 }),
    player('b', { 'rushing-yards': 102, points: 9, 'kicking-points': 6 }),
    player('c', { 'rushing-yards': 39, points: 20 }),
  ];
  const namesOf = (sport: 'american-football' | 'basketball', key: string, columns: string[]) => {
    const home = { teamId: 't', players, totals: {} };
    const [table] = boxScoreTables(t, sport, boxScore([{ key, columns }], home), 'home');
    return table?.rows.map(({ playerId }) => playerId);
  };
  expect(namesOf('american-football', 'rushing', ['rushing-yards'])).toEqual(['b', 'c', 'a']);
  // A punter scores no points.
  expect(namesOf('american-football', 'kicking', ['kicking-points', 'punts'])).toEqual(['b', 'a']);
  expect(namesOf('basketball', 'players', ['points'])).toEqual(['a', 'b', 'c']);
});

test('a side without a box score has no tables, nor has a group without players', () => {
  const groups = [{ key: 'players', columns: ['points'] }];
  const home = { teamId: 't', players: [player('a', { rebounds: 3 })], totals: {} };
  expect(boxScoreTables(t, 'basketball', boxScore(groups, home), 'home')).toEqual([]);
  expect(boxScoreTables(t, 'basketball', boxScore(groups, home), 'away')).toEqual([]);
});

test('an unknown column uses its key as its heading', () => {
  const groups = [{ key: 'players', columns: ['deflections'] }];
  const home = { teamId: 't', players: [player('a', { deflections: 3 })], totals: {} };
  const [table] = boxScoreTables(t, 'basketball', boxScore(groups, home), 'home');
  expect(table?.columns).toEqual([
    { key: 'deflections', short: 'deflections', name: 'deflections' },
  ]);
});

test.each([
  ['plus-minus', 21, '+21'],
  ['plus-minus', 0, '0'],
  ['plus-minus', -28, '−28'],
  ['rushing-yards', -3, '−3'],
  ['passing-yards', 1204, '1,204'],
  ['sacks', 0.5, '0.5'],
  ['yards-per-carry', 4, '4.0'],
  ['yards-per-carry', -1.5, '−1.5'],
  ['free-throw-percentage', 100, '100.0'],
])('the figure %s of %d reads %s', (key, value, text) => {
  expect(figureText(t, key, value)).toBe(text);
});
