import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogueRequestSchema, type CatalogueMatch, type Squad } from '../protocol/catalogue.ts';
import { requestsOf } from './catalogue-import.ts';

const team = (id: string) => ({ id, name: id, shortName: id });

function season(matches: number, squads: number): [CatalogueMatch[], Squad[]] {
  return [
    Array.from({ length: matches }, (_, index) => ({
      matchId: `m${index}`,
      fixture: {
        sportId: 1,
        league: { id: 'l', name: 'L' },
        home: team('a'),
        away: team('b'),
        startTime: 0,
      },
    })),
    Array.from({ length: squads }, (_, index) => ({
      sportId: 1,
      seasonId: 's',
      team: team(`t${index}`),
      players: [],
    })),
  ];
}

test.each([
  { matches: 380, squads: 20 },
  { matches: 104, squads: 48 },
  { matches: 1, squads: 211 },
  { matches: 3, squads: 0 },
])('$matches matches and $squads squads are split into valid requests', (counts) => {
  const [matches, squads] = season(counts.matches, counts.squads);
  const venues = [{ id: 'v', name: 'V' }];
  const requests = requestsOf(matches, { squads, venues });
  for (const request of requests) v.parse(catalogueRequestSchema, { source: 'test', ...request });
  expect(requests.flatMap((request) => request.squads ?? [])).toEqual(squads);
  const ids = new Set(requests.flatMap((request) => request.matches.map((one) => one.matchId)));
  expect(ids.size).toBe(counts.matches);
  expect(requests.filter((request) => request.venues)).toHaveLength(1);
});

test('a season without matches makes no requests', () => {
  expect(requestsOf([], { squads: season(0, 3)[1] })).toEqual([]);
});
