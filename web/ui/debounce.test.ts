import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs once, a second after the last call', () => {
  const run = vi.fn<() => void>();
  const { call } = debounce(run, { wait: 1_000, maxWait: 2_000 });
  call();
  vi.advanceTimersByTime(500);
  call();
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits no longer than two seconds while calls go on', () => {
  const run = vi.fn<() => void>();
  const { call } = debounce(run, { wait: 1_000, maxWait: 2_000 });
  for (let passed = 0; passed < 2_000; passed += 400) {
    call();
    vi.advanceTimersByTime(400);
  }
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not run after it is cancelled', () => {
  const run = vi.fn<() => void>();
  const { call, cancel } = debounce(run, { wait: 1_000, maxWait: 2_000 });
  call();
  cancel();
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
});

test('waits as long as for a first call after it is cancelled', () => {
  const run = vi.fn<() => void>();
  const { call, cancel } = debounce(run, { wait: 1_000, maxWait: 2_000 });
  call();
  cancel();
  vi.advanceTimersByTime(5_000);
  call();
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
