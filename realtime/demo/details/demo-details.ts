import type { MatchDetails } from '../../protocol/details.ts';
import { DAY } from '../season/day.ts';
import { seasonMatches, shownSeasons } from '../season/schedule.ts';
import { endedBetween, type ScheduledMatch } from '../season/scheduled-match.ts';
import { DEMO_SEED } from '../world/world.ts';
import { scheduledDetails } from './match-details.ts';

/** Age from which matches have only box scores, ms: players' season figures need these. */
const ALL_REPORTED = 10 * DAY;

export interface DemoDetailsOptions {
  seed?: number;
  /** Only matches at most this many days before or after now. */
  days?: number | undefined;
  /** Leaves out matches that had ended at the previous seed's time, ms. */
  since?: number | undefined;
}

/**
 * Yields the details of the demo's matches at a time (ms), nearest matches first. Creates them
 * lazily, since those of a season are many megabytes. Skips matches in play, whose own feed sends
 * their details.
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
    // The match ended before the last seed, or is in play.
    if (isPast && !endedBetween(match, since, now)) continue;
    const extent = isPast && now - startTime > ALL_REPORTED ? 'box-score' : 'all';
    const details = scheduledDetails(match, now, extent);
    if (details) yield details;
  }
}

function distance({ fixture }: ScheduledMatch, now: number): number {
  return Math.abs(fixture.startTime - now);
}
