import { expect, test } from 'vitest';
import { allowedMistakes, wordDistance } from './word-distance.ts';

test.each([
  ['a letter is left out', 'arsnal', 'arsenal', 1, 1],
  ['a letter is added', 'arsennal', 'arsenal', 1, 1],
  ['a letter is taken for another', 'arzenal', 'arsenal', 1, 1],
  ['two letters are swapped', 'emberliegh', 'emberleigh', 1, 1],
  ['two letters are swapped at its beginning', 'rasenal', 'arsenal', 1, 1],
  ['it is typed right', 'arsenal', 'arsenal', 0, 0],
  ['it is half typed', 'arsen', 'arsenal', 0, 2],
  ['it is half typed, with a letter too many', 'arssen', 'arsenal', 1, 3],
  ['it is another', 'quarry', 'arsenal', 4, 7],
])('computes the distance where %s: "%s" to "%s"', (_name, typed, word, beginning, whole) => {
  expect(wordDistance(typed, word)).toEqual({ beginning, whole });
});

test.each([
  ['ars', 0],
  ['arsn', 1],
  ['arsnal', 1],
  ['emberlie', 2],
])('the mistakes allowed in "%s" depend on its length', (typed, mistakes) => {
  expect(allowedMistakes(typed)).toBe(mistakes);
});
