import { afterEach, expect, it, vi } from 'vitest';
import { timeLimits } from './send.ts';

afterEach(() => void vi.unstubAllEnvs());

it('an answer begins within 2 s to a GET and 10 s to a mutation, and ends within 20 s', () => {
  expect(timeLimits()).toEqual({ readMs: 2_000, writeMs: 10_000, wholeMs: 20_000 });
});

it('the limits of an answer follow TIME_SCALE', () => {
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('TIME_SCALE', '3');
  expect(timeLimits()).toEqual({ readMs: 6_000, writeMs: 30_000, wholeMs: 60_000 });
});
