// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdWhileCutOff, QUIET } from './hold-while-cut-off.ts';
import { aLive } from './testing/a-live.ts';
import { createTicker } from './ticker.ts';

const START = Date.UTC(2026, 10, 21, 15);
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp() {
  const { live } = aLive();
  const ticker = createTicker(START, 0);
  ticker.subscribe(() => {});
  const end = holdWhileCutOff({ live, ticker });
  const cut = (...paths: string[]) => live.store.setState({ disconnected: paths });
  return { ticker, end, cut };
}

test('clocks stop when the connection is lost, and resume when it is back', () => {
  const { ticker, cut } = setUp();
  vi.advanceTimersByTime(10_000);
  cut('/parties/sport/football');
  vi.advanceTimersByTime(60_000);
  expect(ticker.heldAt()).toBe(START + 10_000);
  expect(ticker.now()).toBe(START + 10_000);
  cut();
  vi.advanceTimersByTime(1_000);
  expect(ticker.heldAt()).toBeNull();
  expect(ticker.now()).toBe(START + 71_000);
});

test('a short disconnection stops no clock', () => {
  const { ticker, cut } = setUp();
  cut('/parties/sport/football');
  vi.advanceTimersByTime(QUIET - 1);
  cut();
  vi.advanceTimersByTime(QUIET);
  expect(ticker.heldAt()).toBeNull();
});

test('clocks stop at the start of an outage, even if other rooms go on', () => {
  const { ticker, cut } = setUp();
  vi.advanceTimersByTime(10_000);
  for (let rooms = 0; rooms < 5; rooms += 1) {
    cut('/parties/match/m1');
    vi.advanceTimersByTime(1_000);
  }
  expect(ticker.heldAt()).toBe(START + 10_000);
});

test('the clocks of a page that opens offline stop', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { ticker } = setUp();
  vi.advanceTimersByTime(QUIET);
  expect(ticker.heldAt()).toBe(START);
});

test('clocks stop when the browser is offline, even if no socket has closed', () => {
  const { ticker, end } = setUp();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(QUIET);
  expect(ticker.heldAt()).toBe(START);
  end();
});
