import { expect, test } from 'vitest';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { anEvent } from '../match/testing/events.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { loadMyPlayers } from './load-my-players.server.ts';

const wire = (playerId: string) => ({
  playerId,
  playerName: `Name of ${playerId}`,
  playerBirthDate: null,
  playerSportId: 1,
});
const league = { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null };
const eventsOf = (playerId: string, more: object = {}) => ({
  data: {
    events: [anEvent()],
    leagues: [league],
    flag: null,
    player: wire(playerId),
    lines: [{ eventId: 'm1', teamId: 'red', isStarter: true, values: { goals: 2, minutes: 90 } }],
    ...more,
  },
});

/** Loads the football players of a fan with these favourites. */
async function loadOf(favourites: string[], answers: Record<string, unknown>) {
  const { calledPaths, loaderContext } = aLoaderContext(0, answers);
  loaderContext.edge.visitor.favourites = favourites;
  const { signal } = new AbortController();
  const players = await loadMyPlayers(loaderContext, SPORTS.football, signal);
  return { calledPaths, players };
}

test('each starred player comes with what he or she did in the current or last match', async () => {
  const { players } = await loadOf(['50:p1', '35:red', '30:blue'], {
    '/api/media/v1/players/p1/events': eventsOf('p1'),
  });
  expect(players).toMatchObject([
    { id: 'p1', name: 'Name of p1', played: { values: { goals: 2, minutes: 90 } } },
  ]);
});

test('players without a match, of another sport, or who cannot be loaded are left out', async () => {
  const { players } = await loadOf(['50:none', '50:idle', '50:tennis', '50:p1'], {
    '/api/media/v1/players/idle/events': eventsOf('idle', { events: [], lines: [] }),
    '/api/media/v1/players/tennis/events': eventsOf('tennis', {
      events: [anEvent({ fixtureSportId: 5 })],
    }),
    '/api/media/v1/players/p1/events': eventsOf('p1'),
  });
  expect(players.map(({ id }) => id)).toEqual(['p1']);
});

test('a fan without players costs no call, one with many costs eight', async () => {
  expect((await loadOf(['30:red', '35:red'], {})).calledPaths).toEqual([]);
  const many = Array.from({ length: 20 }, (_, index) => `50:p${index}`);
  expect(new Set((await loadOf(many, {})).calledPaths).size).toBe(8);
});
