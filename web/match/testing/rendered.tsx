import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LiveContext } from '../../live/live-context.ts';
import { createLive } from '../../live/live-store.ts';
import { fakeSockets } from '../../live/testing/fake-sockets.ts';
import { START } from '../../live/testing/lines.ts';
import { createTicker } from '../../live/ticker.ts';

/** Part of a page as the server renders it at START, in a document of happy-dom. */
export function rendered(part: ReactNode): Element {
  const { openSocket } = fakeSockets();
  const quiet = { onScoreChange: () => {}, log: () => {} };
  const live = createLive({ origin: 'ws://localhost', openSocket, ...quiet });
  const tools = { live, ticker: createTicker(START, 0) };
  const page = <LiveContext value={tools}>{part}</LiveContext>;
  const router = createMemoryRouter([{ path: '/', element: page }]);
  const box = document.createElement('div');
  box.innerHTML = renderToString(<RouterProvider router={router} />);
  return box;
}
