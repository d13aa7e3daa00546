import { expect, test } from 'vitest';
import type { BoxScore } from '../../../../edge/contracts/box-score.ts';
import { textOf } from '../../../../edge/shared/text/text.ts';
import { boxScoreTables } from './box-score-tables.ts';

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
