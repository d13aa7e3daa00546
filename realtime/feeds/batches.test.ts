import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

test.each([
  ['at most so many items', { items: 2, bytes: 100 }, ['a', 'b', 'c'], [['a', 'b'], ['c']]],
  // As JSON, 'ab' has four bytes and 'ü' has four.
  [
    'at most so many bytes',
    { items: 9, bytes: 8 },
    ['ab', 'ü', 'c', 'd'],
    [
      ['ab', 'ü'],
      ['c', 'd'],
    ],
  ],
  [
    'one item that is too large',
    { items: 9, bytes: 4 },
    ['abc', 'd', 'abc'],
    [['abc'], ['d'], ['abc']],
  ],
  ['nothing', { items: 9, bytes: 9 }, [], []],
])('a batch holds %s', (_what, limits, items, batches) => {
  expect([...batchesOf(items, limits)]).toEqual(batches);
});
