import { SPORTS } from '../../realtime/sports/registry.ts';
import type { ListedMatch, ListedPage } from './event-page.ts';
import type { Match } from './match.ts';

const DAY = 86_400_000;
const YEAR = 366 * DAY;

interface Start extends Pick<Match, 'sportKey' | 'status' | 'startTime'> {
  /** Only the date is known. */
  startTimeTbd?: boolean | undefined;
  /** Not even that, only the year. */
  startDayTbd?: boolean | undefined;
}

/**
 * Whether a match should have begun by `now` (ms) and nobody says that it did.
 * Its sport's patience with a pause is how late a beginning may be; one that is
 * said to be delayed, or whose time of day is not known, is waited for a day, one whose
 * day is not known for its year.
 */
export function isOverdue(
  { sportKey, status, startTime, startTimeTbd, startDayTbd }: Start,
  now: number,
): boolean {
  const wait = startDayTbd ? YEAR : DAY;
  if (status === 'Delayed') return now >= startTime + wait;
  const isUntold = status === 'NotStarted' || status === 'Unknown';
  if (startTimeTbd) return isUntold && now >= startTime + wait;
  return isUntold && now >= startTime + SPORTS[sportKey].patience.pause * 1_000;
}

/** Whether a match was to begin more than a day before `now` (ms), and nothing was reported of it since. */
export function isUnreported(match: Start, now: number): boolean {
  return isOverdue(match, now) && now >= match.startTime + DAY;
}

/** What is on and what comes next, then what is overdue, whatever the order of the answer. */
export function overdueLast(entries: readonly ListedMatch[], now: number): ListedMatch[] {
  return entries.toSorted(
    (a, b) => Number(isOverdue(a.match, now)) - Number(isOverdue(b.match, now)),
  );
}

/** A list of fixtures without those that were never reported: what is long past does not come next. */
export function comingIn({ entries, flag }: ListedPage, now: number): ListedPage {
  return { entries: entries.filter(({ match }) => !isUnreported(match, now)), flag };
}
