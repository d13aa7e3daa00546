import type { CatalogueMatch } from '../../protocol/catalogue.ts';
import { DAY, startOfDay } from './day.ts';
import { leagueSchedule } from './league-schedule.ts';
import { outcomeOf, type ScheduledMatch } from './scheduled-match.ts';
import { DEMO_SEED, demoWorld } from './world.ts';

/**
 * The demo world's fixtures and results around a time (ms), by start time.
 * Matches that are being played at that time are left out: without a feed they
 * would stand still. So are knockout matches whose sides are not known yet.
 * Ids and results do not depend on `now`.
 */
export function demoCatalogue(
  now: number,
  {
    seed = DEMO_SEED,
    daysBack = 7,
    daysAhead = 7,
  }: { seed?: number; daysBack?: number; daysAhead?: number } = {},
): CatalogueMatch[] {
  const from = startOfDay(now) - daysBack * DAY;
  const to = startOfDay(now) + (daysAhead + 1) * DAY;
  return scheduleBetween(from, to, now, seed).flatMap((match): CatalogueMatch[] => {
    const { matchId, fixture, contest } = match;
    const listed = { matchId, fixture, stage: contest.knockout ? 'knockout' : 'table' } as const;
    if (fixture.startTime > now) return [listed];
    const { result, endsAt } = outcomeOf(match);
    return endsAt <= now ? [{ ...listed, result }] : [];
  });
}

/** The matches that start in [from, to), ms, and whose sides are known at `now`, by start time. */
export function scheduleBetween(
  from: number,
  to: number,
  now: number,
  seed: number = DEMO_SEED,
): ScheduledMatch[] {
  return demoWorld(seed)
    .flatMap((league) => leagueSchedule(seed, league, from, to))
    .filter(({ drawnAt }) => drawnAt <= now)
    .toSorted((a, b) => a.fixture.startTime - b.fixture.startTime);
}

/** Ids of the teams that have a match of the schedule on the UTC day of a time, ms. */
export function teamsPlayingOn(now: number, seed: number = DEMO_SEED): ReadonlySet<string> {
  const day = startOfDay(now);
  const matches = demoWorld(seed).flatMap((league) => leagueSchedule(seed, league, day, day + DAY));
  return new Set(matches.flatMap(({ fixture }) => [fixture.home.id, fixture.away.id]));
}
