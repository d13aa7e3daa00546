import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { aVisitor } from '../api/testing/visitor.ts';
import { loadResults } from './load-results.server.ts';

const team = (teamId: string, teamName: string, teamNation: string | null) => ({
  teamId,
  teamName,
  teamShortName: teamName,
  teamSportId: 1,
  teamRadarId: teamId,
  teamNation,
});

const TEAMS = [team('de', 'Germany', 'de'), team('club', 'Alemanha FC', null)];

test('a national team is found by its translated name, before clubs of that name', async () => {
  const api = createApi({
    origin: 'https://example.org',
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      const keyword = searchParams.get('keyword') ?? '';
      const items = pathname.endsWith('/team')
        ? TEAMS.filter(({ teamName }) => teamName.startsWith(keyword))
        : [];
      const page = { items, page: 1, size: 6, total: items.length };
      return Response.json({ data: { ...page, leagues: [] } });
    },
    report: () => {},
  });
  const { loaderContext } = aLoaderContext(0, {});
  const visitor = { ...aVisitor(), language: 'pt-BR' as const };
  const query = { keyword: 'Alemanha', page: 1, size: 6 };
  const { team: found } = await loadResults(
    { ...loaderContext, api, edge: { ...loaderContext.edge, visitor } },
    { match: query, team: query, player: query, league: query, sport: query },
    new AbortController().signal,
  );
  expect(found.items.map(({ id }) => id)).toEqual(['de', 'club']);
  expect(found.total).toBe(2);
});
