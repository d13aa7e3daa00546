import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { recordOfState } from '../domain/match-record.ts';
import { LiveContext } from '../live/live-context.ts';
import { createLive } from '../live/live-store.ts';
import { fakeSockets } from '../live/testing/fake-sockets.ts';
import { createTicker } from '../live/ticker.ts';
import { aState, START } from '../live/testing/lines.ts';
import { MatchHeader } from './match-header.tsx';

const renderClock = { now: START, timeZone: 'America/Sao_Paulo' };
const league = { id: 'l1', name: 'League One', sportKey: 'football', country: null } as const;

test('the head of a match without news says since when, in the zone of who looks', () => {
  const silence = { since: START + 1_860_000, at: START + 1_980_000 };
  const clock = { seconds: 600, running: true, at: START };
  const record = recordOfState(aState('m1', { silence, clock }));
  const element = (
    <MatchHeader
      record={record}
      setting={{ league, round: null, group: null, venue: null }}
      renderClock={renderClock}
    />
  );
  const { openSocket } = fakeSockets();
  const quiet = { onScoreChange: () => {}, log: () => {} };
  const live = createLive({ origin: 'ws://localhost', openSocket, ...quiet });
  const tools = { live, ticker: createTicker(START, 0) };
  const page = <LiveContext value={tools}>{element}</LiveContext>;
  const router = createMemoryRouter([{ path: '/', element: page }]);
  expect(renderToString(<RouterProvider router={router} />)).toContain('No update since 09:31');
});
