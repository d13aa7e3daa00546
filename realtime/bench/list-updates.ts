import type { MatchUpdate } from '../protocol/ingest.ts';
import type { SportId } from '../protocol/sport.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const COUNTRIES = ['es', 'de', 'it', 'fr', 'gb', 'br', 'mx', 'jp', 'us', 'nl'];

/** League whose fixtures are as many as the rows asked for. */
export const LONG_LEAGUE = 'bench-long-league';

/**
 * What makes every list `rows` long, told as a feed tells it: football matches
 * of the day of `now` (ms, UTC) in leagues of ten, as many leagues of
 * basketball, and a league with as many fixtures to come.
 */
export function listUpdates(rows: number, now: number): MatchUpdate[] {
  const midnight = now - (now % DAY_MS);
  const each = Array.from({ length: rows }, (_, index) => index);
  return [
    ...each.map((index) =>
      fixtureUpdate(`bench-today-${index}`, 1, {
        league: Math.floor(index / 10),
        startTime: midnight + Math.floor((index / rows) * 23 * HOUR_MS),
        now,
      }),
    ),
    ...each.map((index) =>
      fixtureUpdate(`bench-leagues-${index}`, 2, {
        league: index,
        startTime: midnight + 10 * DAY_MS,
        now,
      }),
    ),
    ...each.map((index) => {
      const startTime = midnight + DAY_MS + index * HOUR_MS;
      const update = fixtureUpdate(`bench-long-${index}`, 1, { league: 0, startTime, now });
      const league = { id: LONG_LEAGUE, name: 'Long League', country: 'es' };
      return { ...update, fixture: update.fixture && { ...update.fixture, league } };
    }),
  ];
}

function fixtureUpdate(
  matchId: string,
  sportId: SportId,
  { league, startTime, now }: { league: number; startTime: number; now: number },
): MatchUpdate {
  const side = (name: string) => ({
    id: `${matchId}-${name}`,
    name: `${name} ${matchId}`,
    shortName: name,
  });
  return {
    matchId,
    sequence: 1,
    occurredAt: now,
    fixture: {
      sportId,
      league: {
        id: `bench-league-${sportId}-${league}`,
        name: `League ${league}`,
        country: COUNTRIES[league % COUNTRIES.length] ?? 'es',
      },
      home: side('Home'),
      away: side('Away'),
      startTime,
    },
  };
}
