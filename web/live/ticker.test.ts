import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicker, skewOf } from './ticker.ts';

beforeEach(() => void vi.useFakeTimers({ now: 10_000_400 }));
afterEach(() => void vi.useRealTimers());

test('a ticker stays at the server’s time until it has a subscriber', () => {
  const ticker = createTicker(10_000_000, 0);
  vi.advanceTimersByTime(5_000);
  expect(ticker.now()).toBe(10_000_000);
});

test('a ticker ticks on the full second, once for all subscribers, and stops without any', () => {
  const ticker = createTicker(10_000_000, 0);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leaves = [ticker.subscribe(first), ticker.subscribe(second)];
  vi.advanceTimersByTime(0);
  expect(ticker.now()).toBe(10_000_400);
  vi.advanceTimersByTime(600);
  expect(ticker.now()).toBe(10_001_000);
  vi.advanceTimersByTime(2_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([4, 4]);
  for (const leave of leaves) leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('a ticker follows the server’s clock where the device’s is wrong', () => {
  const ticker = createTicker(20_000_000, skewOf(20_000_000, 10_000_000));
  ticker.subscribe(() => {});
  vi.advanceTimersByTime(0);
  expect(ticker.now()).toBe(20_000_400);
});

test('a ticker does not take the page’s latency for clock skew', () => {
  expect(skewOf(1_000, 2_500)).toBe(0);
  expect(skewOf(100_000, 40_000)).toBe(60_000);
});
