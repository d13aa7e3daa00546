import { expect, test } from 'vitest';
import { formatCount } from './count-format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [81_365, '81,365'],
  [100_000, '100,000'],
  [1_234_567, '1,234,567'],
])('%d reads %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
