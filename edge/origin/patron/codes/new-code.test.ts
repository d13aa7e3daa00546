import { expect, it } from 'vitest';
import { newCode } from './new-code.ts';

/** Returns numbers in this order. */
function inOrder(...numbers: number[]) {
  return (words: Uint32Array<ArrayBuffer>) => words.fill(numbers.shift() ?? 0);
}

it.each([
  [[0], '000000'],
  [[42], '000042'],
  [[999_999], '999999'],
  [[1_000_001], '000001'],
  // Beyond the last whole million: accepting it would favour low codes.
  [[4_294_000_000, 4_294_967_295, 7], '000007'],
])('the numbers %j give the code %s', (numbers, code) => {
  expect(newCode(inOrder(...numbers))).toBe(code);
});
