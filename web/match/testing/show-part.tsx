import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Language } from '../../../edge/contracts/language.ts';
import { LiveContext } from '../../live/live-context.ts';
import { createLive } from '../../live/live-store.ts';
import { fakeSockets } from '../../live/testing/fake-sockets.ts';
import { createTicker } from '../../live/ticker.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { TextContext } from '../../ui/use-text.ts';

/** Renders a part of a page as a server does. */
export function showPart(part: ReactNode, now: number, language: Language = 'en'): HTMLElement {
  const { openSocket } = fakeSockets();
  const quiet = { onScoreChange: () => {}, log: () => {} };
  const live = createLive({ origin: 'ws://localhost', openSocket, ...quiet });
  const page = (
    <LiveContext value={{ live, ticker: createTicker(now, 0) }}>
      <TextContext value={textOf(language)}>{part}</TextContext>
    </LiveContext>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  const box = document.createElement('div');
  box.innerHTML = renderToString(<RouterProvider router={router} />);
  return box;
}
