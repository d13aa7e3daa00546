import type { MatchDetails } from '../../protocol/details.ts';
import { DAY } from '../season/day.ts';
import { seasonMatches, shownSeasons } from '../season/schedule.ts';
import { endedBetween, type ScheduledMatch } from '../season/scheduled-match.ts';
import { DEMO_SEED } from '../world/world.ts';
import { scheduledDetails } from './match-details.ts';

/** Of matches that were over earlier only box scores are told: players' seasons are made of them. */
const ALL_TOLD = 10 * DAY;

export interface DemoDetailsOptions {
  seed?: number;
  /** Only matches that begin so many days before and after now at most. */
  days?: number | undefined;
  /** Leaves out matches that were over when the details were brought in at that time, ms. */
  since?: number | undefined;
}

/**
 * The details of the demo's matches at a time (ms), those nearest to now first.
 * Each is made when it is asked for: a season's are many megabytes. Of matches
 * in play nothing is told: their feed does.
 */
export function* demoDetails(
  now: number,
  { seed = DEMO_SEED, days = Infinity, since = -Infinity }: DemoDetailsOptions = {},
): Generator<MatchDetails, void, void> {
  const matches = shownSeasons(now, seed)
    .flatMap((season) => seasonMatches(season, now))
    .filter((match) => distance(match, now) <= days * DAY)
    .toSorted((a, b) => distance(a, now) - distance(b, now));
  for (const match of matches) {
    const { startTime } = match.fixture;
    const isPast = startTime <= now;
    // Over already the last time, or not over yet.
    if (isPast && !endedBetween(match, since, now)) continue;
    const extent = isPast && now - startTime > ALL_TOLD ? 'box-score' : 'all';
    const details = scheduledDetails(match, now, extent);
    if (details) yield details;
  }
}

function distance({ fixture }: ScheduledMatch, now: number): number {
  return Math.abs(fixture.startTime - now);
}
