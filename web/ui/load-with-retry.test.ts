import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a load that fails twice is retried every two seconds until it works', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('loaded');
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(load).toHaveBeenCalledTimes(3);
  await expect(loaded).resolves.toBe('loaded');
});
