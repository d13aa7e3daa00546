import { expect, test } from 'vitest';
import { heightOfPart, partsOf, partsOnScreen } from './card-parts.ts';

test('a card of many rows comes in parts of few, every row once and in order', () => {
  const rows = Array.from({ length: 13 }, (_, index) => index);
  expect(partsOf(rows)).toEqual([
    { rows: [0, 1, 2, 3, 4, 5], part: 'first' },
    { rows: [6, 7, 8, 9, 10, 11], part: 'middle' },
    { rows: [12], part: 'last' },
  ]);
  expect(partsOf(['a'])).toEqual([{ rows: ['a'], part: 'whole' }]);
});

test('only the first part is taller by the heading, and only the last by the line below', () => {
  const rows = 'calc(3 * var(--match-row))';
  expect(heightOfPart('first', 3, '45px')).toBe(`calc(${rows} + 45px)`);
  expect(heightOfPart('middle', 3, '45px')).toBe(`calc(${rows})`);
  expect(heightOfPart('last', 3, '45px')).toBe(`calc(${rows} + 1px)`);
  expect(heightOfPart('whole', 3, '45px')).toBe(`calc(${rows} + 45px + 1px)`);
});

test('a screen is full with as many parts as it takes', () => {
  expect(partsOnScreen([3, 3, 3, 3, 3, 3])).toBe(5);
  expect(partsOnScreen([20, 1])).toBe(1);
  expect(partsOnScreen([1, 1])).toBe(2);
});
