import { SPORTS } from '../../realtime/sports/registry.ts';
import type { ListedMatch } from './event-page.ts';
import type { Match } from './match.ts';

const DAY = 86_400_000;

/**
 * Whether a match should have begun by `now` (ms) and nobody says that it did.
 * Its sport's patience with a pause is how late a beginning may be; one that is
 * said to be delayed is waited for longer, one without a time until its date is
 * over everywhere.
 */
export function isOverdue(
  match: Pick<Match, 'sportKey' | 'status' | 'startTime' | 'startTimeTbd'>,
  now: number,
): boolean {
  const { sportKey, status, startTime } = match;
  const isUntold = status === 'NotStarted' || status === 'Unknown' || status === 'Delayed';
  if (status === 'Delayed' || match.startTimeTbd) return isUntold && now >= startTime + DAY;
  return isUntold && now >= startTime + SPORTS[sportKey].patience.pause * 1_000;
}

/** What is on and what comes next, then what is overdue, whatever the order of the answer. */
export function overdueLast(entries: readonly ListedMatch[], now: number): ListedMatch[] {
  return entries.toSorted(
    (a, b) => Number(isOverdue(a.match, now)) - Number(isOverdue(b.match, now)),
  );
}
