// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLive } from './testing/a-live.ts';
import { LiveContext, useTick } from './live-context.ts';
import { hydrate, served } from '../ui/testing/served.ts';
import { createTicker, type Ticker } from './ticker.ts';

const START = Date.UTC(2026, 10, 21, 15);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Minutes() {
  return <p>{useTick((now) => Math.floor((now - START) / 60_000))}</p>;
}

function page(ticker: Ticker) {
  return (
    <LiveContext value={{ live: aLive().live, ticker }}>
      <Minutes />
    </LiveContext>
  );
}

test('hydration after a tick first renders the time of the HTML, then the current time', async () => {
  const root = served(page(createTicker(START, 0)));
  expect(root.textContent).toBe('0');
  const ticker = createTicker(START, 0);
  ticker.subscribe(() => {});
  vi.advanceTimersByTime(61_000);
  expect(await hydrate(root, page(ticker))).toEqual([]);
  expect(root.textContent).toBe('1');
});
