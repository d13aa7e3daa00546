import type { Score } from './score.ts';

/** Kicks or throws of each side, unless decided earlier; then one each. */
const EACH = 5;

/**
 * Returns why a shoot-out's score is impossible, in words for its sender, or undefined. It ends
 * with the kick after which the other side cannot equalise, so the lead is limited, and none ends
 * level. `isOver`: whether the match is over.
 */
export function shootoutFault({ home, away }: Score, isOver: boolean): string | undefined {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  if (isOver && high === low) return `${home}–${away} decides nothing`;
  const lead = high > EACH ? 1 : high === EACH ? 2 : 3;
  return high - low > lead ? `${home}–${away} was decided before` : undefined;
}
