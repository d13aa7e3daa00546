import type { Score } from './score.ts';

/**
 * Attempts of each side, unless the shoot-out is decided earlier. If level, one attempt each
 * follows.
 */
const EACH = 5;

/**
 * Returns why a shoot-out's score is impossible, in words for its sender, or undefined. A shoot-out
 * ends once the other side cannot equalise, so the lead is limited, and it does not end level.
 * `isOver`: whether the match is over.
 */
export function shootoutFault({ home, away }: Score, isOver: boolean): string | undefined {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  if (isOver && high === low) return `${home}–${away} decides nothing`;
  const lead = high > EACH ? 1 : high === EACH ? 2 : 3;
  return high - low > lead ? `${home}–${away} was decided before` : undefined;
}
