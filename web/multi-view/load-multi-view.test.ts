import { expect, test } from 'vitest';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { aLine, aSnapshot, START } from '../live/testing/lines.ts';
import { anEvent } from '../match/testing/events.ts';
import { loadMultiView } from './load-multi-view.server.ts';

const { signal } = new AbortController();

const detailOf = (eventId: string, sportId: number) => ({
  data: {
    event: anEvent({ eventId, fixtureSportId: sportId }),
    league: {
      leagueId: 'l1',
      leagueName: 'League One',
      leagueSportId: sportId,
      leagueCountry: null,
    },
    venue: null,
  },
});

test('matches keep the order of the address, unknown ones are left out, and scores come from the lists of their sports', async () => {
  const { loaderContext, calledPaths } = aLoaderContext(START, {
    '/api/media/v1/events/b': detailOf('b', 2),
    '/api/media/v1/events/a': detailOf('a', 1),
    '/api/media/v1/events/c': detailOf('c', 1),
    '/parties/sport/football': aSnapshot(1, [aLine('a', { score: { home: 4, away: 3 } })]),
  });
  const viewed = await loadMultiView(loaderContext, ['b', 'none', 'a', 'c'], signal);
  expect(viewed.map(({ match }) => match.id)).toEqual(['b', 'a', 'c']);
  expect(viewed.map(({ match }) => match.kind)).toEqual(['result', 'live', 'result']);
  expect(viewed[1]?.match).toMatchObject({ score: { home: 4, away: 3 } });
  expect(calledPaths.filter((path) => path.startsWith('/parties/')).toSorted()).toEqual([
    '/parties/sport/basketball',
    '/parties/sport/football',
  ]);
});
