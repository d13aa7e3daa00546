import { expect, it } from 'vitest';
import { newCode } from './new-code.ts';

/** Numbers in the order that they are asked for. */
function inOrder(...numbers: number[]) {
  return (words: Uint32Array<ArrayBuffer>) => words.fill(numbers.shift() ?? 0);
}

it.each([
  [[0], '000000'],
  [[42], '000042'],
  [[999_999], '999999'],
  [[1_000_001], '000001'],
  // Beyond the last whole million of all numbers: taken, it would make low codes likelier.
  [[4_294_000_000, 4_294_967_295, 7], '000007'],
])('of %j comes the code %s', (numbers, code) => {
  expect(newCode(inOrder(...numbers))).toBe(code);
});
