import { expect, test } from 'vitest';
import { inTurns } from './load-offered.server.ts';

test.each([
  [[['a1', 'a2', 'a3'], ['b1'], []], 9, 'a1 b1 a2 a3'],
  [
    [
      ['a1', 'a2'],
      ['b1', 'b2'],
    ],
    3,
    'a1 b1 a2',
  ],
  [[], 3, ''],
])('of %j at most %i are offered in turns: %s', (lists, most, offered) => {
  expect(inTurns(lists, most).join(' ')).toBe(offered);
});
