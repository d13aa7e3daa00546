import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { parseLine } from '../domain/parse-line.ts';
import { LiveContext } from '../live/live-context.ts';
import { createLive } from '../live/live-store.ts';
import { fakeSockets } from '../live/testing/fake-sockets.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { createTicker } from '../live/ticker.ts';
import type { BracketSide, Tie } from './bracket.ts';
import { TieCard } from './tie-card.tsx';

const ash = { id: 'ash', name: 'Ash', shortName: 'Ash' };
const birch = { id: 'birch', name: 'Birch', shortName: 'Birch' };
const lost: BracketSide = { team: ash, score: null, shootout: null, isWinner: false };
const won: BracketSide = { team: birch, score: null, shootout: null, isWinner: true };

function textOf(sides: Tie['sides'], ...legs: Partial<MatchLine>[]): string {
  const { openSocket } = fakeSockets();
  const quiet = { onScoreChange: () => {}, log: () => {} };
  const live = createLive({ origin: 'ws://localhost', openSocket, ...quiet });
  const tie = {
    id: 't',
    sides,
    legs: legs.map((leg) => parseLine(aLine('m', { sportId: 5, home: ash, away: birch, ...leg }))),
    nextTieId: null,
  };
  const card = (
    <LiveContext value={{ live, ticker: createTicker(START, 0) }}>
      <TieCard tie={tie} sportKey="tennis" renderClock={{ now: START, timeZone: 'UTC' }} />
    </LiveContext>
  );
  const router = createMemoryRouter([{ path: '/', element: card }]);
  return renderToString(<RouterProvider router={router} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('who goes on without a match has a bye, and nothing is yet to be drawn', () => {
  const text = textOf([won, { ...lost, team: null }]);
  expect(text).toContain('Birch goes through Bye');
  expect(text).not.toMatch(/To be decided|Not drawn/);
});

test('how a tie was decided stands beside it', () => {
  const ended: Partial<MatchLine> = { status: 'Finished', periods: [], winner: 'away' };
  const walkover = textOf([lost, won], { ...ended, matchStatus: 'Walkover' });
  expect(walkover).toMatch(/Ash .*Birch goes through .*Final Walkover/);
  expect(walkover).not.toContain('0');
  const sides = [
    { ...lost, score: 1 },
    { ...won, score: 0 },
  ] as const;
  const score = { home: 1, away: 0 };
  expect(textOf(sides, { ...ended, matchStatus: 'Retired', score })).toMatch(
    /Ash .*1 .*Birch goes through 0 .*Retired/,
  );
});
