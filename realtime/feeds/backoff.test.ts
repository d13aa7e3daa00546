import { expect, test } from 'vitest';
import { backoffDelay, retryAfterDelay } from './backoff.ts';

const backoff = { base: 100, cap: 1_000 };

test('the delay doubles with each retry up to the cap, and half of it is random', () => {
  const shortest = [0, 1, 2, 3, 4, 99].map((retry) => backoffDelay(retry, backoff, () => 0));
  const longest = [0, 1, 2, 3, 4, 99].map((retry) => backoffDelay(retry, backoff, () => 1));
  expect(shortest).toEqual([50, 100, 200, 400, 500, 500]);
  expect(longest).toEqual([100, 200, 400, 800, 1_000, 1_000]);
});

test('Retry-After is read as seconds or a date', () => {
  const now = Date.parse('2031-05-03T12:00:00Z');
  expect(retryAfterDelay('2', now)).toBe(2_000);
  expect(retryAfterDelay('Sat, 03 May 2031 12:00:05 GMT', now)).toBe(5_000);
  expect(retryAfterDelay('Sat, 03 May 2031 11:00:00 GMT', now)).toBe(0);
  expect(retryAfterDelay('soon', now)).toBe(0);
  expect(retryAfterDelay(null, now)).toBe(0);
});
