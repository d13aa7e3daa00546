// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveContext } from '../../live/live-context.ts';
import { createLive } from '../../live/live-store.ts';
import { fakeSockets } from '../../live/testing/fake-sockets.ts';
import { aLine, aSnapshot, START } from '../../live/testing/lines.ts';
import { createTicker } from '../../live/ticker.ts';
import { encodeDay } from '../encoded-day.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import { LivePage } from './live-page.tsx';

const day = encodeDay({
  kind: 'loaded',
  scores: {
    day: { from: START - 43_200_000, to: START + 43_200_000 },
    isToday: true,
    now: START,
    timeZone: 'UTC',
    matches: [],
    leagues: [],
    roomSnapshots: [{ sportKey: 'football', snapshot: aSnapshot(1, [aLine('m1')]) }],
    isPartial: false,
  },
});

function opened(sportKey: SportKey | null): HTMLElement {
  const { openSocket } = fakeSockets();
  const quiet = { onScoreChange: () => {}, log: () => {} };
  const live = createLive({ origin: 'ws://localhost', openSocket, ...quiet });
  const page = (
    <LiveContext value={{ live, ticker: createTicker(START, 0) }}>
      <LivePage day={day} sportKey={sportKey} />
    </LiveContext>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  const box = document.createElement('div');
  box.innerHTML = renderToString(<RouterProvider router={router} />);
  return box;
}

function chosen(box: HTMLElement) {
  return box.querySelector('[aria-pressed="true"]')?.textContent;
}

test('the page shows every sport, unless it was opened for one', () => {
  expect(chosen(opened(null))).toBe('All1');
  const football = opened('football');
  expect(chosen(football)).toBe('Football1');
  expect(football.textContent).toContain('Home m1');
});

test('a sport without live matches is listed and says so', () => {
  const handball = opened('handball');
  expect(chosen(handball)).toBe('Handball0');
  expect(handball.textContent).not.toContain('Home m1');
  expect(handball.textContent).toContain('No match is live at this moment');
});
