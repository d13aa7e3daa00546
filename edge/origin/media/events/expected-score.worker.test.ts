import { expect, it } from 'vitest';
import type { CatalogueMatch } from '../../../../realtime/protocol/catalogue.ts';
import { expectedScoreSchema } from '../../../contracts/event-page.ts';
import { call } from '../../../testing/call.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { data } from '../../../testing/media-data.ts';
import { signed } from '../../../testing/signed.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2027, 2, 1, 15);
const BASKETBALL = 2;
const TENNIS = 5;

/** Returns a league of its own with two teams. */
function newLeague(sportId: 1 | 2 | 5) {
  const id = crypto.randomUUID();
  const team = (name: string) => ({ id: `${id}-${name}`, name, shortName: name });
  const league = { id, name: 'Forecast League', country: 'no' };
  return { sportId, league, home: team('ash'), away: team('birch') };
}

type League = ReturnType<typeof newLeague>;

/** Returns matches of the league, one a day until `NOW`, with these scores. */
function results(
  { home, away, ...league }: League,
  scores: readonly [number, number][],
  matchStatus: 'Ended' | 'AET' = 'Ended',
): CatalogueMatch[] {
  return scores.map(([own, other], index) => ({
    matchId: newMatchId(),
    fixture: fixture({ ...league, home, away, startTime: NOW - (scores.length - index) * DAY }),
    result: {
      status: 'Finished',
      matchStatus,
      score: { home: own, away: other },
      periods: [],
      gameScore: [],
    },
  }));
}

async function expectedAfter(league: League, matches: readonly CatalogueMatch[]) {
  const next = { matchId: newMatchId(), fixture: fixture({ ...league, startTime: NOW }) };
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches: [...matches, next] }));
  const { expected } = await data(`events/${next.matchId}/expected-score`, expectedScoreSchema);
  return expected;
}

const wins = (count: number) => Array.from({ length: count }, (): [number, number] => [3, 0]);

it('earlier results make one expect more goals of the side that won them', async () => {
  const league = newLeague(1);
  const expected = await expectedAfter(league, results(league, wins(6)));
  expect(expected?.home).toBeGreaterThan(1.8);
  expect(expected?.away).toBeLessThan(1);
});

it('points are expected by the leads and the sums of earlier results', async () => {
  const league = newLeague(BASKETBALL);
  const scores = Array.from({ length: 8 }, (): [number, number] => [110, 90]);
  const expected = await expectedAfter(league, results(league, scores));
  expect((expected?.home ?? 0) + (expected?.away ?? 0)).toBeCloseTo(200, 6);
  expect(expected?.home).toBeGreaterThan(105);
});

it.each<[string, (league: League) => CatalogueMatch[]]>([
  ['fewer than five results', (league) => results(league, wins(4))],
  ['results of another league', () => results(newLeague(1), wins(8))],
  ['results after extra time', (league) => results(league, wins(8), 'AET')],
  [
    'results that are later',
    (league) =>
      results(league, wins(8)).map((match) => ({
        ...match,
        fixture: { ...match.fixture, startTime: match.fixture.startTime + 30 * DAY },
      })),
  ],
  [
    'results that are older than two years',
    (league) =>
      results(league, wins(8)).map((match) => ({
        ...match,
        fixture: { ...match.fixture, startTime: match.fixture.startTime - 800 * DAY },
      })),
  ],
])('nothing is expected from %s', async (_name, matchesOf) => {
  const league = newLeague(1);
  expect(await expectedAfter(league, matchesOf(league))).toBeNull();
});

it('nothing is expected in a sport without a model', async () => {
  const league = newLeague(TENNIS);
  const scores = Array.from({ length: 8 }, (): [number, number] => [2, 0]);
  expect(await expectedAfter(league, results(league, scores))).toBeNull();
});
