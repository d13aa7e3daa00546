import { SPORTS } from '../../realtime/sports/registry.ts';
import type { ListedMatch } from './event-page.ts';
import type { Match } from './match.ts';

const DAY = 86_400_000;

interface Start extends Pick<Match, 'sportKey' | 'status' | 'startTime'> {
  /** Only the date is known. */
  startTimeTbd?: boolean;
}

/**
 * Whether a match should have begun by `now` (ms) and nobody says that it did.
 * Its sport's patience with a pause is how late a beginning may be; one that is
 * said to be delayed, or whose time of day is not known, is waited for a day.
 */
export function isOverdue(
  { sportKey, status, startTime, startTimeTbd }: Start,
  now: number,
): boolean {
  if (status === 'Delayed') return now >= startTime + DAY;
  const isUntold = status === 'NotStarted' || status === 'Unknown';
  if (startTimeTbd) return isUntold && now >= startTime + DAY;
  return isUntold && now >= startTime + SPORTS[sportKey].patience.pause * 1_000;
}

/** What is on and what comes next, then what is overdue, whatever the order of the answer. */
export function overdueLast(entries: readonly ListedMatch[], now: number): ListedMatch[] {
  return entries.toSorted(
    (a, b) => Number(isOverdue(a.match, now)) - Number(isOverdue(b.match, now)),
  );
}
