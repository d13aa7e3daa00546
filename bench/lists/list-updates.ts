import type { Incident } from '../../realtime/protocol/incident.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import type { SportId } from '../../realtime/sports/sport.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const COUNTRIES = ['es', 'de', 'it', 'fr', 'gb', 'br', 'mx', 'jp', 'us', 'nl'];

/** Id of a league with `rows` fixtures. */
export const LONG_LEAGUE = 'bench-long-league';
/** Id of a football match with `rows` shots, all in the commentary. */
export const MATCH_OF_SHOTS = 'bench-shots';
/** Id of a handball match with `rows` goals. */
export const MATCH_OF_GOALS = 'bench-goals';

/**
 * Returns updates, as from a feed, that make every list `rows` long: football matches on the UTC day of `now`
 * (ms) in leagues of ten, live volleyball matches likewise, as many basketball leagues, a league with as many
 * fixtures, and two matches with as many incidents.
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
    ...each.map((index): MatchUpdate => ({
      ...fixtureUpdate(`bench-live-${index}`, 23, {
        league: Math.floor(index / 10),
        startTime: now - HOUR_MS,
        now,
      }),
      status: 'Live',
      matchStatus: 'S1',
    })),
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
    {
      ...fixtureUpdate(MATCH_OF_SHOTS, 1, { league: 0, startTime: now - HOUR_MS, now }),
      status: 'Live',
      matchStatus: 'H1',
      incidents: each.map((index) => ({
        ...incidentOf(index, rows),
        type: 'shot',
        shot: { outcome: 'saved', expectedGoals: 0.1, x: 80 + (index % 20), y: index % 100 },
      })),
    },
    {
      ...fixtureUpdate(MATCH_OF_GOALS, 6, { league: 0, startTime: now - HOUR_MS, now }),
      status: 'Live',
      matchStatus: 'H1',
      incidents: each.map((index) => ({ ...incidentOf(index, rows), type: 'goal' })),
    },
  ];
}

/** Returns the members that both kinds of incident share. `of` is the number of incidents. */
function incidentOf(index: number, of: number): Omit<Incident, 'type'> {
  return {
    id: `i${index}`,
    team: index % 2 === 0 ? 'home' : 'away',
    minute: Math.floor((index / of) * 40),
    player: `Player ${index % 20}`,
  };
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
