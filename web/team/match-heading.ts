import { playOf, type Match } from '../domain/match.ts';
import type { StatusView } from '../scores/display-status.ts';

/** Returns the key of the words above a team's current or next match. */
export function matchHeading(
  match: Match,
  { isLive, isOverdue }: Pick<StatusView, 'isLive' | 'isOverdue'>,
) {
  if (isLive) return 'team.live';
  if (playOf(match) !== null) return 'team.last';
  return isOverdue ? 'team.overdue' : 'team.next';
}

/** Whether a match is to come as planned: its heading says all but the start. */
export function isPlainlyComing(
  { status, supplied }: Match,
  { isOverdue }: Pick<StatusView, 'isOverdue'>,
): boolean {
  return (
    status === 'NotStarted' &&
    !isOverdue &&
    supplied.every(({ statusType }) => statusType === 'MATCH_TIME')
  );
}
