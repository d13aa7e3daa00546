import { expect, test } from 'vitest';
import { chanceLevel } from './chance-level.ts';

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
