// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('the idle callback timeout is 2000 ms', () => {
  const request = vi.fn<() => number>(() => 7);
  const cancel = vi.fn<(handle: number) => void>();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const run = () => {};
  whenIdle(run)();
  const within = 2_000;
  expect(request).toHaveBeenCalledWith(run, { timeout: within });
  expect(cancel).toHaveBeenCalledWith(7);
});

test('the idle fallback is 500 ms', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const run = vi.fn<() => void>();
  whenIdle(run);
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
