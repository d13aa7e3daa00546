import { expect, test } from 'vitest';
import { flatten } from './path.ts';
import { parseSvgPath } from './svg-path.ts';

test('relative and absolute steps, repeated ones and numbers without spaces', () => {
  const [square] = flatten(parseSvgPath('M1 2h3v3H1z'));
  expect(square).toEqual([1, 2, 4, 2, 4, 5, 1, 5]);
  expect(flatten(parseSvgPath('m1 1 2 0 0-1.5-.5.5'))).toEqual([[1, 1, 3, 1, 3, -0.5, 2.5, 0]]);
});

test('after an outline is closed the next begins where it did', () => {
  const [, second] = flatten(parseSvgPath('M2 2h2zm1 1h1'));
  expect(second).toEqual([3, 3, 4, 3]);
});

test('a curve ends where it says, scaled and moved', () => {
  const [curve] = flatten(parseSvgPath('M0 0c0 5 5 5 5 0z'), 2, 10, 20);
  expect(curve?.slice(0, 2)).toEqual([10, 20]);
  expect(curve?.slice(-2)).toEqual([20, 20]);
  expect(Math.max(...(curve ?? []).filter((_, index) => index % 2 === 1))).toBeCloseTo(27.5, 1);
});

test('a command that is not read is no drawing', () => {
  expect(() => parseSvgPath('M0 0a1 1 0 0 1 2 2')).toThrow(/command a/);
  expect(() => parseSvgPath('1 2')).toThrow(/begins with a number/);
});
