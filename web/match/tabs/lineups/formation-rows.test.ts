import { expect, test } from 'vitest';
import type { LineupPlayerWire, LineupWire } from '../../../../edge/contracts/lineups.ts';
import { formationRows } from './formation-rows.ts';

const player = (playerId: string, grid: LineupPlayerWire['grid'] = null): LineupPlayerWire => ({
  playerId,
  playerName: playerId,
  shirtNumber: null,
  position: null,
  isCaptain: false,
  grid,
});
const lineup = (starters: LineupPlayerWire[], formation: string | null): LineupWire => ({
  teamId: 't',
  formation,
  isConfirmed: true,
  coach: null,
  starters,
  substitutes: [],
  unavailable: [],
});
const ids = (rows: LineupPlayerWire[][] | null) =>
  rows?.map((row) => row.map(({ playerId }) => playerId).join(''));

test('grid positions decide the rows, not the order of the sheet', () => {
  const starters = [
    player('c', { row: 2, column: 2 }),
    player('b', { row: 2, column: 1 }),
    player('a', { row: 1, column: 1 }),
  ];
  expect(ids(formationRows(lineup(starters, '4-4-2')))).toEqual(['a', 'bc']);
});

test('without grid positions the formation splits the sheet into rows', () => {
  const starters = [...'abcdefghijk'].map((id) => player(id));
  expect(ids(formationRows(lineup(starters, '4-2-3-1')))).toEqual(['a', 'bcde', 'fg', 'hij', 'k']);
});

test.each([
  [[...'abcdefghijk'], null],
  [[...'abcdefghij'], '4-4-2'],
  [[...'abcdefghijk'], 'diamond'],
  [[], '4-4-2'],
])('%s with %s cannot be drawn', (starters, formation) => {
  expect(
    formationRows(
      lineup(
        starters.map((id) => player(id)),
        formation,
      ),
    ),
  ).toBeNull();
});
