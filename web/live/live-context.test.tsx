// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSockets } from './testing/fake-sockets.ts';
import { LiveContext, useTick } from './live-context.ts';
import { createLive } from './live-store.ts';
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
  const live = createLive({
    origin: 'ws://localhost',
    openSocket: fakeSockets().openSocket,
    onScoreChange: () => {},
    log: () => {},
  });
  return (
    <LiveContext value={{ live, ticker }}>
      <Minutes />
    </LiveContext>
  );
}

test('hydration after a tick first renders the time of the HTML, then the current time', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(createTicker(START, 0)));
  expect(root.textContent).toBe('0');
  const ticker = createTicker(START, 0);
  ticker.subscribe(() => {});
  vi.advanceTimersByTime(61_000);
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(ticker), { onRecoverableError: (error) => complaints.push(error) });
  });
  expect(complaints).toEqual([]);
  expect(root.textContent).toBe('1');
});
