import { expect, test } from 'vitest';
import { meansOf } from './player-statistics.ts';

test('the highest average leads, among players with at least half of the appearances', () => {
  const rows = [
    { playerId: 'steady', value: 205, appearances: 10 },
    { playerId: 'injured', value: 144, appearances: 6 },
    { playerId: 'one good day', value: 41, appearances: 1 },
  ];
  expect(meansOf(rows).map(({ playerId, value }) => [playerId, value])).toEqual([
    ['injured', 24],
    ['steady', 20.5],
  ]);
  expect(meansOf([])).toEqual([]);
});
