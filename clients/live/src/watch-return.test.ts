// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReturn } from './watch-return.ts';

const onReturn = vi.fn<() => void>();
let isHidden = false;
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isHidden ? 'hidden' : 'visible',
  );
  leave = watchReturn(onReturn);
});
afterEach(() => {
  leave();
  onReturn.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function turn(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Moves only the clock. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('coming back online is a return', () => {
  window.dispatchEvent(new Event('online'));
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test('a tab that was hidden for an hour returns at once, and only once', () => {
  turn(true);
  vi.advanceTimersByTime(3_600_000);
  expect(onReturn).not.toHaveBeenCalled();
  turn(false);
  expect(onReturn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test('a short switch to another tab is no return', () => {
  turn(true);
  // No beats occur in the background.
  sleep(20_000);
  turn(false);
  vi.advanceTimersByTime(2_000);
  expect(onReturn).not.toHaveBeenCalled();
});

test('a laptop that slept returns within a second', () => {
  vi.advanceTimersByTime(60_000);
  expect(onReturn).not.toHaveBeenCalled();
  sleep(8 * 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(onReturn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 1],
  [false, 0],
])('a page from the back/forward cache (%s) returns %i times', (persisted, times) => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(onReturn).toHaveBeenCalledTimes(times);
});

test('an unsubscribed listener gets no more returns', () => {
  leave();
  window.dispatchEvent(new Event('online'));
  sleep(60_000);
  vi.advanceTimersByTime(5_000);
  expect(onReturn).not.toHaveBeenCalled();
});
