import { expect, test } from 'vitest';
import { deepEqual } from './deep-equal.ts';

test.each([
  [1, 1],
  [null, null],
  [
    { a: 1, b: [2, { c: 3 }] },
    { b: [2, { c: 3 }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [[], []],
])('%j equals %j', (a, b) => {
  expect(deepEqual(a, b)).toBe(true);
});

test.each([
  [1, '1'],
  [null, {}],
  [null, undefined],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { b: 1 }],
  [
    { a: undefined, b: 1 },
    { a: 1, b: undefined },
  ],
  [{}, { constructor: 1 }],
])('%j does not equal %j', (a, b) => {
  expect(deepEqual(a, b)).toBe(false);
  expect(deepEqual(b, a)).toBe(false);
});
