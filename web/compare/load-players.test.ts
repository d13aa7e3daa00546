import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { anEvent } from '../match/testing/events.ts';
import { loadPlayers } from './load-players.server.ts';

const NOW = Date.UTC(2026, 10, 26, 20);
const team = { teamId: 'red', teamName: 'Red Star', teamShortName: 'RED', teamSportId: 1 };
const league = { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null };
const detailOf = (playerId: string, playerSportId = 1) => ({
  data: {
    player: {
      playerId,
      playerName: `Name of ${playerId}`,
      playerBirthDate: null,
      playerSportId,
    },
    teams: [],
    seasons: [{ league, season: null, team, appearances: 3, values: { goals: 2 } }],
  },
});
const eventsOf = (eventStatus: 'Live' | 'Finished') => ({
  data: {
    events: [anEvent({ eventStatus, eventMatchStatus: eventStatus === 'Live' ? 'H2' : 'Ended' })],
    leagues: [league],
    flag: null,
    lines: [{ eventId: 'm1', teamId: 'red', isStarter: true, values: {} }],
  },
});
const ANSWERS = {
  '/api/media/v1/players/p': detailOf('p'),
  '/api/media/v1/players/q': detailOf('q'),
  '/api/media/v1/players/t': detailOf('t', 5),
};

/** Loads two players for a fan with this delay, s. */
function loadPair(
  ids: readonly [string, string],
  { delay = 0, answers = {} }: { delay?: number; answers?: Record<string, unknown> } = {},
) {
  const { edge } = aLoaderContext(NOW, { ...ANSWERS, ...answers }).loaderContext;
  const context = new RouterContextProvider();
  context.set(edgeContext, { ...edge, visitor: { ...edge.visitor, delay } });
  return loadPlayers(context, new Request('https://fan.example/compare'), ids);
}

test('two players come with the season that both played, in the order of the address', async () => {
  const { players, seasons } = await loadPair(['p', 'q']);
  expect(players.map(({ id }) => id)).toEqual(['p', 'q']);
  expect(seasons).toMatchObject([{ leagueId: 'l1' }, { leagueId: 'l1' }]);
});

test.each([
  ['the same player', ['p', 'p']],
  ['an unknown player', ['p', 'none']],
  ['a player of another sport', ['p', 't']],
] as const)('a player beside %s has no page', async (_what, ids) => {
  await expect(loadPair(ids)).rejects.toMatchObject({ init: { status: 404 } });
});

test('with a delay there are no sums while one of them plays, and there are once the match is over', async () => {
  const answers = (status: 'Live' | 'Finished') => ({
    '/api/media/v1/players/p/events': eventsOf(status),
  });
  const live = await loadPair(['p', 'q'], { delay: 40, answers: answers('Live') });
  expect(live.seasons).toBeNull();
  const over = await loadPair(['p', 'q'], { delay: 40, answers: answers('Finished') });
  expect(over.seasons).not.toBeNull();
  expect((await loadPair(['p', 'q'], { answers: answers('Live') })).seasons).not.toBeNull();
});
