import { expect, test } from 'vitest';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { START } from '../live/testing/lines.ts';
import { anEvent } from '../match/testing/events.ts';
import { loadSlip } from './load-slip.server.ts';
import type { SlipSelection } from './slip-code.ts';

const { signal } = new AbortController();
const league = { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null };

function offer(name: string, prices: Record<string, number>, isSuspended = false) {
  return {
    bookmaker: { id: name, name },
    prices: Object.entries(prices).map(([outcome, price]) => ({
      outcome,
      price,
      openingPrice: price,
    })),
    isSuspended,
    updatedAt: START,
  };
}

const odds = {
  eventId: 'm1',
  isLive: false,
  markets: [
    {
      key: 'match-winner',
      line: null,
      outcomes: ['home', 'draw', 'away'],
      offers: [
        offer('A', { home: 1.9, draw: 3.2 }),
        offer('B', { home: 2.1 }),
        offer('C', { home: 9 }, true),
      ],
    },
    { key: 'total', line: 2.5, outcomes: ['over', 'under'], offers: [offer('A', { over: 1.8 })] },
  ],
};

const { loaderContext, calledPaths } = aLoaderContext(START, {
  '/api/media/v1/events/m1': { data: { event: anEvent(), league } },
  '/api/media/v1/events/m1/odds': { data: odds },
});

function pick(more: Partial<SlipSelection> = {}): SlipSelection {
  return { matchId: 'm1', market: 'match-winner', line: null, outcome: 'home', ...more };
}

test.each([
  ['the best price of those that are offered now', pick(), 2.1],
  ['the price of its line', pick({ market: 'total', line: 2.5, outcome: 'over' }), 1.8],
  ['none of another line', pick({ market: 'total', line: 3.5, outcome: 'over' }), null],
  ['none of an outcome that nobody offers', pick({ outcome: 'away' }), null],
  ['none of a market that is not there', pick({ market: 'handicap', line: 1 }), null],
])('a selection has %s', async (_what, selection, price) => {
  const slip = await loadSlip(loaderContext, [selection], signal);
  expect(slip.selections).toMatchObject([{ match: { id: 'm1', sportKey: 'football' }, price }]);
  expect(slip.roomSnapshots).toEqual([{ sportKey: 'football', snapshot: null }]);
});

test('a match with two selections is requested once', async () => {
  calledPaths.length = 0;
  await loadSlip(loaderContext, [pick(), pick({ outcome: 'draw' })], signal);
  expect(calledPaths.filter((path) => path === '/api/media/v1/events/m1')).toHaveLength(1);
});

test('a selection of a match that is gone stays in its place', async () => {
  const slip = await loadSlip(loaderContext, [pick({ matchId: 'm2' }), pick()], signal);
  expect(slip.selections).toMatchObject([
    { matchId: 'm2', match: null, price: null },
    { matchId: 'm1', match: { id: 'm1' }, price: 2.1 },
  ]);
  expect(slip.roomSnapshots).toHaveLength(1);
});
