// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUIET } from './hold-while-cut-off.ts';
import { aLive } from './testing/a-live.ts';
import { START } from './testing/lines.ts';
import { createTicker } from './ticker.ts';
import { watchPage } from './watch-page.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a watched page reconnects all its rooms on return, and stops its clocks while it is cut off', () => {
  const { live, sockets } = aLive();
  const ticker = createTicker(START, 0);
  const open = () =>
    sockets.filter(({ isClosed }) => !isClosed).map((socket) => sockets.indexOf(socket));
  live.joinSport('football', null);
  live.joinMatch('m1', null);
  const stop = watchPage({ live, ticker });
  expect(open()).toEqual([0, 1]);
  window.dispatchEvent(new Event('online'));
  expect(open()).toEqual([2, 3]);

  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(QUIET);
  expect(ticker.heldAt()).toBe(START);
  isOnLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(ticker.heldAt()).toBeNull();

  const before = open();
  const cut = (...disconnected: string[]) => live.store.setState({ disconnected });
  cut('/parties/hub');
  stop();
  cut();
  cut('/parties/hub');
  isOnLine.mockReturnValue(false);
  for (const type of ['online', 'offline']) window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(QUIET);
  expect([open(), ticker.heldAt()]).toEqual([before, null]);
});
