import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('2026-11-27T21:00:00Z');

test.each([
  [null, null],
  ['90', 90_000],
  ['0', 0],
  ['1.5', 1_500],
  ['100000000000', 100_000_000_000_000],
  ['Fri, 27 Nov 2026 21:01:30 GMT', 90_000],
  ['Fri, 27 Nov 2026 20:59:00 GMT', 0],
  ['soon', null],
  ['-5 s', null],
  ['', null],
  ['Infinity', null],
])('Retry-After %s requests a wait of %s ms', (value, wait) => {
  expect(retryAfterMs(value, NOW)).toBe(wait);
});
