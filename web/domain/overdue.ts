import { SPORTS } from '../../realtime/sports/registry.ts';
import type { ListedMatch, ListedPage } from './event-page.ts';
import type { Match } from './match.ts';

const DAY = 86_400_000;
const YEAR = 366 * DAY;

interface Start extends Pick<Match, 'sportKey' | 'status' | 'startTime'> {
  /** Only the date is known. */
  startTimeTbd?: boolean | undefined;
  /** Only the year is known. */
  startDayTbd?: boolean | undefined;
}

/**
 * Whether a match should have begun by `now` (ms) but no start is reported. The limit is its
 * sport's pause timeout; a day if it is delayed or its time of day is unknown, and its year if its
 * day is unknown.
 */
export function isOverdue(
  { sportKey, status, startTime, startTimeTbd, startDayTbd }: Start,
  now: number,
): boolean {
  const wait = startDayTbd ? YEAR : DAY;
  if (status === 'Delayed') return now >= startTime + wait;
  const isWithoutNews = status === 'NotStarted' || status === 'Unknown';
  if (startTimeTbd) return isWithoutNews && now >= startTime + wait;
  return isWithoutNews && now >= startTime + SPORTS[sportKey].staleAfter.pause * 1_000;
}

/** Whether a match was due more than a day before `now` (ms), without any report since. */
export function isUnreported(match: Start, now: number): boolean {
  return isOverdue(match, now) && now >= match.startTime + DAY;
}

/** Sorts overdue matches last; keeps the order of the others. */
export function overdueLast(entries: readonly ListedMatch[], now: number): ListedMatch[] {
  return entries.toSorted(
    (a, b) => Number(isOverdue(a.match, now)) - Number(isOverdue(b.match, now)),
  );
}

/** Removes fixtures that were never reported: they are long past. */
export function comingIn({ entries, flag }: ListedPage, now: number): ListedPage {
  return { entries: entries.filter(({ match }) => !isUnreported(match, now)), flag };
}
