import { playOf, type Match } from '../domain/match.ts';
import type { StatusView } from '../scores/display-status.ts';

/** Returns the text key of the heading of a team's current or next match. */
export function matchHeading(
  match: Match,
  { isLive, isOverdue }: Pick<StatusView, 'isLive' | 'isOverdue'>,
) {
  if (isLive) return 'team.live';
  if (playOf(match) !== null) return 'team.last';
  return isOverdue ? 'team.overdue' : 'team.next';
}

/** Whether a match is still to come as planned. Its status then adds nothing to the heading. */
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
