import type { Score } from './score.ts';

/** Each side takes so many kicks or throws, unless it is decided before; then one each. */
const EACH = 5;

/**
 * Returns why a shoot-out cannot stand like this, in words for whoever sent it, or undefined.
 * It ends with the kick after which the other side cannot draw level any more, so none is won
 * by more than that leaves, and none ends level. `isOver`: the match is.
 */
export function shootoutFault({ home, away }: Score, isOver: boolean): string | undefined {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  if (isOver && high === low) return `${home}–${away} decides nothing`;
  const lead = high > EACH ? 1 : high === EACH ? 2 : 3;
  return high - low > lead ? `${home}–${away} was decided before` : undefined;
}
