import type { MatchDetails } from '../../protocol/details.ts';
import { DAY } from '../season/day.ts';
import { seasonMatches, shownSeasons } from '../season/schedule.ts';
import { endedBetween, type ScheduledMatch } from '../season/scheduled-match.ts';
import { DEMO_SEED } from '../world/world.ts';
import { scheduledDetails } from './match-details.ts';

/** Matches that ended earlier have only box scores: the source of players' season figures. */
const ALL_REPORTED = 10 * DAY;

export interface DemoDetailsOptions {
  seed?: number;
  /** Only matches at most this many days before or after now. */
  days?: number | undefined;
  /** Leaves out matches that had ended at the previous seed's time, ms. */
  since?: number | undefined;
}

/**
 * Yields the details of the demo's matches at a time (ms), those nearest to now first. Generates
 * them lazily: a season's are many megabytes. Skips matches in play: their feed sends them.
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
    // Ended before the last seed, or still runs.
    if (isPast && !endedBetween(match, since, now)) continue;
    const extent = isPast && now - startTime > ALL_REPORTED ? 'box-score' : 'all';
    const details = scheduledDetails(match, now, extent);
    if (details) yield details;
  }
}

function distance({ fixture }: ScheduledMatch, now: number): number {
  return Math.abs(fixture.startTime - now);
}
