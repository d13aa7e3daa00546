import { expect, test } from 'vitest';
import { meansOf } from './player-statistics.ts';

test('who scores the most in a match leads, if he played in half of them or more', () => {
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
