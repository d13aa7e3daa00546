import { RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { START } from '../live/testing/lines.ts';
import { aFixturePage } from '../match/testing/events.ts';
import { loadPlayer } from './load-player.server.ts';

const DAY = 86_400_000;
const memberOf = (teamId: string) => ({
  team: { teamId, teamName: `Team ${teamId}`, teamShortName: teamId, teamSportId: 1 },
  season: { seasonId: 's1', seasonName: '2026' },
  shirtNumber: null,
  position: null,
  club: null,
});
const player = { playerId: 'p', playerName: 'Ona Vidal', playerBirthDate: null, playerSportId: 1 };

/** Returns the id of a player's next match: `at-` and its team. Each team plays at one time, ms. */
async function nextOf(starts: Record<string, number>): Promise<string | undefined> {
  const answers = Object.entries(starts).map(([id, start]) => [
    `/api/media/v1/events/team/${id}/fixtures`,
    { data: aFixturePage({ [`at-${id}`]: start }) },
  ]);
  const detail = { data: { player, teams: Object.keys(starts).map(memberOf), seasons: [] } };
  const loaded = await load({
    '/api/media/v1/players/p': detail,
    ...Object.fromEntries(answers),
  });
  return loaded.next?.match.id;
}

function load(answers: Record<string, unknown>) {
  const { loaderContext } = aLoaderContext(START, answers);
  const context = new RouterContextProvider();
  context.set(edgeContext, loaderContext.edge);
  return loadPlayer(context, new Request('https://fan.example/football/player/p'), 'p');
}

test('the next match of a player is the soonest of the teams', async () => {
  expect(await nextOf({ club: START + 2 * DAY, nation: START + DAY })).toBe('at-nation');
});

test('a match of last week that no source has reported since is not the next one', async () => {
  expect(await nextOf({ club: START - 7 * DAY, nation: START + DAY })).toBe('at-nation');
  expect(await nextOf({ club: START - 7 * DAY })).toBeUndefined();
});

test.each([
  ['a contestant of tennis leads for ever to the page where they are', 5, 301],
  ['a team of football is no player', 1, 404],
])('%s', async (_what, teamSportId, status) => {
  const team = { teamId: 'p', teamName: 'Ona Vidal', teamShortName: 'VID', teamSportId };
  const thrown = await load({ '/api/media/v1/teams/p': { data: team } }).catch(
    (error: unknown) => error,
  );
  const to = thrown instanceof Response ? thrown.headers.get('location') : null;
  expect({ thrown: statusOf(thrown), to }).toEqual({
    thrown: status,
    to: status === 301 ? '/tennis/team/ona-vidal/p/overview' : null,
  });
});

/** Returns the status of a thrown response, or of React Router's `data()`. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof Response) return thrown.status;
  return v.parse(v.object({ init: v.object({ status: v.number() }) }), thrown).init.status;
}
