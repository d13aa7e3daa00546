import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { edgeContext } from '../../../edge/contracts/edge-context.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { aLoaderContext } from '../../api/testing/loader-context.ts';
import { START } from '../../live/testing/lines.ts';
import { aFixturePage } from '../../match/testing/events.ts';
import { loadListWidget } from './load-league-widget.server.ts';

const DAY = 86_400_000;

/** Returns the content of a league's widget of the next match, planned for `start` (ms). */
async function nextMatchAt(start: number) {
  const { loaderContext } = aLoaderContext(START, {
    '/api/media/v1/leagues/l1': {
      data: { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null },
    },
    '/api/media/v1/events/tournament/l1/fixtures': { data: aFixturePage({ next: start }) },
  });
  const context = new RouterContextProvider();
  context.set(edgeContext, loaderContext.edge);
  const url = new URL('https://fan.example/frame/football/next-match?leagueId=l1');
  const view = { kind: 'next-match', sport: SPORTS.football, of: { leagueId: 'l1' } } as const;
  return (await loadListWidget({ context, request: new Request(url), url }, view)).page.page;
}

test('a league’s widget shows its next match', async () => {
  expect(await nextMatchAt(START + DAY)).toMatchObject({
    content: { entry: { match: { id: 'next' } } },
  });
});

test('a match of last week that no source has reported since is not the next one', async () => {
  expect(await nextMatchAt(START - 7 * DAY)).toMatchObject({ content: { entry: null } });
});
