import { expect, test } from 'vitest';
import { navigation } from '../../../edge/origin/media/app/app-data.ts';
import {
  MAIN_SPORT_KEYS,
  sportByKey,
  sportRadarId,
  SPORTS,
} from '../../../realtime/sports/registry.ts';
import { createApi } from '../../api/client.ts';
import { aLoaderContext } from '../../api/testing/loader-context.ts';
import { loadSuggested } from './load-suggested.server.ts';

/** Returns the requests made at this entry of the navigation. */
async function askedAt(key: string): Promise<string[]> {
  const asked: string[] = [];
  const api = createApi({
    origin: 'https://example.org',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname.replace('/api/media', '') + decodeURIComponent(search));
      return Response.json({ data: [] });
    },
    report: () => {},
  });
  const { loaderContext } = aLoaderContext(0, {});
  await loadSuggested({ ...loaderContext, api }, sportByKey(key), new AbortController().signal);
  return asked;
}

const ENTRIES = navigation();

test('the suggested-teams key defaults to all, which requests teams of each main sport', async () => {
  expect(ENTRIES[0]).toMatchObject({ key: 'all', betRadarId: null });
  expect(await askedAt('all')).toEqual([
    ...MAIN_SPORT_KEYS.map(
      (key) => `/v1/teams/suggested?sportRadarId=${sportRadarId(SPORTS[key].id)}`,
    ),
    '/v1/leagues',
  ]);
});

test.each(ENTRIES.slice(1))(
  'leagues and suggested teams at $key are those of its betRadarId $betRadarId',
  async ({ key, betRadarId }) => {
    expect(await askedAt(key)).toEqual([
      `/v1/teams/suggested?sportRadarId=${betRadarId}`,
      `/v1/leagues?sportId=${betRadarId?.split(':').at(-1)}`,
    ]);
  },
);
