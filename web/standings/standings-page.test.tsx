// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../edge/contracts/language.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { SportRoom } from '../live/sport-room.tsx';
import { LiveContext } from '../live/live-context.ts';
import { aLive } from '../live/testing/a-live.ts';
import { aDelta, aLine, aSnapshot, START } from '../live/testing/lines.ts';
import { createTicker } from '../live/ticker.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import { TextContext } from '../ui/use-text.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { StandingsPage } from './standings-page.tsx';
import { aRow, someStandings } from './testing/standings.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());
const show = shownBoxes();

const [a, b] = ['a', 'b'].map((id) => ({ id, name: `Team ${id}`, shortName: id }));
const line = aLine('m1', { ...(a && b && { home: b, away: a }) });
const standings = someStandings(
  [aRow('a', { rank: 1, points: 4, played: 2 }), aRow('b', { rank: 2, points: 3, played: 1 })],
  {
    countedEvents: [
      { eventId: 'm1', group: null, homeTeamId: 'b', awayTeamId: 'a', counted: null },
    ],
  },
);

async function mount(language: Language = 'en') {
  const { live, last } = aLive();
  const roomSnapshot: RoomSnapshot = { sportKey: 'football', snapshot: aSnapshot(1, [line]) };
  const load = vi.fn<() => null>(() => null);
  const page = (
    <TextContext value={textOf(language)}>
      <LiveContext value={{ live, ticker: createTicker(START, 0) }}>
        <SportRoom roomSnapshot={roomSnapshot}>
          <StandingsPage
            standings={{ kind: 'loaded', value: standings }}
            path="/standings"
            query={{}}
            empty="Nothing"
          />
        </SportRoom>
      </LiveContext>
    </TextContext>
  );
  const router = createMemoryRouter([{ id: 'page', path: '/', element: page, loader: load }], {
    hydrationData: { loaderData: { page: null } },
  });
  const container = await show(<RouterProvider router={router} />);
  // A later task joins the rooms.
  await act(async () => vi.advanceTimersByTimeAsync(1));
  const order = () =>
    [...container.querySelectorAll('tr[data-team-id]')].map((row) =>
      row.getAttribute('data-team-id'),
    );
  return { container, order, last, load };
}

test('a goal changes the open table without a request', async () => {
  const { order, last, load, container } = await mount();
  // Level at 0–0: both gain a point, and a still leads.
  expect(order()).toEqual(['a', 'b']);
  expect(container.querySelectorAll('tr[data-live]')).toHaveLength(2);
  await act(async () => last().receive(aDelta(2, { m1: { score: { home: 1 } } })));
  expect(order()).toEqual(['b', 'a']);
  expect(container.textContent).toContain('As it stands');
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(load).not.toHaveBeenCalled();
});

test('the end of a match reloads the table once', async () => {
  const { last, load } = await mount();
  await act(async () => last().receive(aDelta(2, { m1: { status: 'Ended' } })));
  expect(load).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTimeAsync(12_000));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(1);
});

test.each<[Language, home: string, away: string]>([
  ['en', 'Home', 'Away'],
  ['pt-BR', 'Em casa', 'Fora'],
  ['es-MX', 'Local', 'Visitante'],
])('in %s %s leads to the matches at home, and %s to those away', async (language, home, away) => {
  const { container } = await mount(language);
  const targetOf = (text: string) =>
    [...container.querySelectorAll('a')]
      .find(({ textContent }) => textContent === text)
      ?.getAttribute('href');
  expect(targetOf(home)).toContain('=home');
  expect(targetOf(away)).toContain('=away');
});
