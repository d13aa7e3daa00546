import { expect, test } from 'vitest';
import { chanceLevel, roundedChance } from './chance.ts';

test.each([
  [0, 'none', 0],
  [0.0001, 'below', 1],
  [0.0099, 'below', 1],
  [0.01, 'exact', 1],
  [0.126, 'exact', 13],
  [0.99, 'exact', 99],
  [0.9901, 'above', 99],
  [1, 'above', 99],
])('a chance of %s reads %s %s per cent', (chance, kind, percent) => {
  expect(roundedChance(chance)).toEqual({ kind, percent });
});

test.each([
  [0, 0],
  [0.009, 0],
  [0.05, 1],
  [0.2, 2],
  [0.5, 3],
  [0.9, 4],
])('a chance of %s has the level %s', (chance, level) => {
  expect(chanceLevel(chance)).toBe(level);
});
