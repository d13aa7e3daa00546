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
 * Returns the demo's matches that may have details at a time (ms), nearest first. Leaves out matches in play, whose
 * own feed sends their details.
 */
export function detailedMatches(
  now: number,
  { seed = DEMO_SEED, days = Infinity, since = -Infinity }: DemoDetailsOptions = {},
): ScheduledMatch[] {
  return shownSeasons(now, seed)
    .flatMap((season) => seasonMatches(season, now))
    .filter((match) => distance(match, now) <= days * DAY)
    .filter((match) => match.fixture.startTime > now || endedBetween(match, since, now))
    .toSorted((a, b) => distance(a, now) - distance(b, now));
}

/** Yields matches' details at a time (ms). Creates them lazily, since those of a season are many megabytes. */
export function* detailsOf(
  matches: Iterable<ScheduledMatch>,
  now: number,
): Generator<MatchDetails, void, void> {
  for (const match of matches) {
    const isOld = now - match.fixture.startTime > ALL_REPORTED;
    const details = scheduledDetails(match, now, isOld ? 'box-score' : 'all');
    if (details) yield details;
  }
}

/** Yields the details of the demo's matches at a time (ms), nearest matches first. */
export function demoDetails(
  now: number,
  options: DemoDetailsOptions = {},
): Generator<MatchDetails, void, void> {
  return detailsOf(detailedMatches(now, options), now);
}

function distance({ fixture }: ScheduledMatch, now: number): number {
  return Math.abs(fixture.startTime - now);
}
