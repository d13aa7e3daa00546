import { DAY, startOfDay, WEEK } from './day.ts';
import { seasonsBetween, type DemoSeason } from './demo-season.ts';
import type { ScheduledMatch } from './scheduled-match.ts';
import { knockoutMatches } from './season-knockout.ts';
import { tableMatches } from './season-table.ts';
import { DEMO_SEED, demoWorld } from '../world/world.ts';

/** Days before and after now whose seasons are shown. */
export const DAYS_AROUND = 30;

/** Returns the demo's seasons within 30 days of a time. */
export function shownSeasons(now: number, seed: number = DEMO_SEED): DemoSeason[] {
  const from = startOfDay(now) - DAYS_AROUND * DAY;
  const to = startOfDay(now) + (DAYS_AROUND + 1) * DAY;
  return demoWorld(seed).flatMap((league) => seasonsBetween(league, from, to));
}

const tables = new Map<string, ScheduledMatch[]>();

/** Returns a season's matches whose sides are known at a time, by start time. */
export function seasonMatches(season: DemoSeason, now: number): ScheduledMatch[] {
  const { id } = season.season;
  const table = tables.get(id) ?? tableMatches(season);
  tables.set(id, table);
  return [...table, ...knockoutMatches(season, table, now)].toSorted(byStart);
}

/** Returns the matches that start in [from, to), ms, with sides known at `now`, by start time. */
export function scheduleBetween(
  from: number,
  to: number,
  now: number,
  seed: number = DEMO_SEED,
): ScheduledMatch[] {
  return demoWorld(seed)
    .flatMap((league) =>
      // The last matches of a season may begin in the following week.
      seasonsBetween(league, from - WEEK, to).flatMap((season) => seasonMatches(season, now)),
    )
    .filter(({ fixture }) => fixture.startTime >= from && fixture.startTime < to)
    .toSorted(byStart);
}

/** Returns the ids of teams with a scheduled match on the UTC day of a time, ms. */
export function teamsPlayingOn(now: number, seed: number = DEMO_SEED): ReadonlySet<string> {
  const day = startOfDay(now);
  const matches = scheduleBetween(day, day + DAY, now, seed);
  return new Set(matches.flatMap(({ fixture }) => [fixture.home.id, fixture.away.id]));
}

function byStart(a: ScheduledMatch, b: ScheduledMatch): number {
  return a.fixture.startTime - b.fixture.startTime || (a.matchId < b.matchId ? -1 : 1);
}
