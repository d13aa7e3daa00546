import { isOverdue, OVERDUE_DAY, type PlannedStart } from '../../edge/shared/overdue.ts';
import type { ListedMatch, ListedPage } from './event-page.ts';

/** Whether a match was due more than a day before `now` (ms), without any report since. */
export function isUnreported(match: PlannedStart, now: number): boolean {
  return isOverdue(match, now) && now >= match.startTime + OVERDUE_DAY;
}

/** Sorts overdue matches last; keeps the order of the others. */
export function overdueLast(entries: readonly ListedMatch[], now: number): ListedMatch[] {
  return entries.toSorted(
    (a, b) => Number(isOverdue(a.match, now)) - Number(isOverdue(b.match, now)),
  );
}

/** Returns a page without the fixtures that were due more than a day ago and never reported. */
export function comingIn({ entries, flag }: ListedPage, now: number): ListedPage {
  return { entries: entries.filter(({ match }) => !isUnreported(match, now)), flag };
}
