import { afterEach, expect, it, vi } from 'vitest';
import { timeLimit, timeScale } from './time-limit.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  [{}, 1_000],
  [{ TIME_SCALE: '20' }, 1_000],
  [{ TIME_SCALE: '20', TEST_MODE: '0' }, 1_000],
  [{ TIME_SCALE: '', TEST_MODE: '1' }, 1_000],
  [{ TIME_SCALE: '2.5', TEST_MODE: '1' }, 2_500],
])('a limit of one second is with %j %i ms long', (values, limit) => {
  expect(timeLimit(1_000, values)).toBe(limit);
});

it('the factor is that of the running process unless its values are given', () => {
  expect(timeScale()).toBe(1);
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('TIME_SCALE', '20');
  expect(timeScale()).toBe(20);
});
