import { expect, test } from 'vitest';
import type { PlayerList } from '../../edge/contracts/players.ts';
import { createApi } from '../api/client.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { sitemapPages, type SitemapPage } from './sitemap-page.ts';
import { countPlayers, sitemapEntries } from './sitemap-paths.server.ts';

const NOW = Date.parse('2026-11-21T18:30:00Z');
const { signal } = new AbortController();

/** Returns a page load over a catalogue of so many footballers; `hasTotal` as in the embedded API. */
function footballers(count: number, hasTotal = true) {
  const all = Array.from({ length: count }, (_, at) => ({
    playerId: `p${at}`,
    playerName: 'Bo Ek',
    playerBirthDate: null,
    playerSportId: 1,
  }));
  const fetch = async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const listed = query.get('sportId') === '1' ? all : [];
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size'))];
    const players = listed.slice((page - 1) * size, page * size);
    const total = hasTotal ? { total: listed.length } : {};
    const data: PlayerList = { players, flag: null, ...total };
    return Response.json({ data });
  };
  const api = createApi({ origin: 'https://example.org', fetch, report: () => {} });
  return { ...aLoaderContext(NOW, {}).loaderContext, api };
}

async function listedFootballers(loaderContext: ReturnType<typeof footballers>) {
  const counts = await countPlayers(loaderContext, signal);
  const pages = sitemapPages(NOW, (sportKey) => counts.get(sportKey) ?? 0);
  const isTheirs = (page: SitemapPage) => page.kind === 'players' && page.sportKey === 'football';
  return Promise.all(
    pages.filter(isTheirs).map((page) => sitemapEntries(loaderContext, page, signal)),
  );
}

test('the sitemaps of the index have each player once, and a thousand at most', async () => {
  const parts = await listedFootballers(footballers(2_001));
  expect(parts.map((part) => part?.length)).toEqual([1_000, 1_000, 1]);
  const paths = parts.flatMap((part) => part?.map(({ path }) => path) ?? []);
  expect(new Set(paths).size).toBe(2_001);
});

test('a part behind the last one does not exist, and the first one may be empty', async () => {
  const part = (number: number, count: number) =>
    sitemapEntries(
      footballers(count),
      { kind: 'players', sportKey: 'football', part: number },
      signal,
    );
  expect(await part(2, 1_000)).toBeNull();
  expect(await part(1, 0)).toEqual([]);
});

test.each([
  ['matches', '2026-11-29', '2026-11-28'],
  ['news', '2026-11-22', '2026-11-21'],
  ['videos', '1999-01-01', '2026-10-23'],
] as const)(
  'an empty day of %s has a file only if the index lists it',
  async (kind, other, day) => {
    const { loaderContext } = aLoaderContext(NOW, {
      '/api/media/v1/events': { data: { leagues: [], events: [], flag: null } },
      '/api/media/v1/news': { data: { articles: [], flag: null } },
      '/api/media/v1/news/video/list': { data: { videos: [], flag: null } },
    });
    const entriesOf = (date: string) =>
      sitemapEntries(loaderContext, { kind, day: Date.parse(date) }, signal);
    expect(await entriesOf(other)).toBeNull();
    expect(await entriesOf(day)).toEqual([]);
  },
);

test('the first thousand are listed where an API does not count', async () => {
  const parts = await listedFootballers(footballers(2_001, false));
  expect(parts.map((part) => part?.length)).toEqual([1_000]);
});
