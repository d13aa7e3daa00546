import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { START } from '../live/testing/lines.ts';
import { aFixturePage } from '../match/testing/events.ts';
import { loadShared } from './load-shared.server.ts';

const DAY = 86_400_000;
const fixtures = { data: aFixturePage({ soon: START + DAY, unreported: START - 7 * DAY }) };
const ANSWERS = {
  '/api/media/v1/teams/red': {
    data: { teamId: 'red', teamName: 'Red Star', teamShortName: 'RED', teamSportId: 1 },
  },
  '/api/media/v1/leagues/l1': {
    data: { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null },
  },
  '/api/media/v1/events/team/red/fixtures': fixtures,
  '/api/media/v1/events/tournament/l1/fixtures': fixtures,
};

test.each([
  ['team', 'red'],
  ['league', 'l1'],
] as const)(
  'a shared %s shows the matches to come, without one of last week that no source has reported since',
  async (type, id) => {
    const context = new RouterContextProvider();
    context.set(edgeContext, aLoaderContext(START, ANSWERS).loaderContext.edge);
    const request = new Request(`https://fan.example/share/${type}/${id}`);
    const { shared } = (await loadShared(context, request, { type, id })) ?? {};
    expect(shared).toMatchObject({ type, matches: [{ id: 'soon' }] });
  },
);
