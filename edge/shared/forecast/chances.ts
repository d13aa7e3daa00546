/** Chances of a match's outcomes, 0 to 1; they add up to 1. Without draws, `draw` is 0. */
export interface Chances {
  home: number;
  draw: number;
  away: number;
}

/** Returns the share of the chances that moved from one outcome to another, 0 to 1. */
export function movedBetween(before: Chances, after: Chances): number {
  return (
    (Math.abs(after.home - before.home) +
      Math.abs(after.draw - before.draw) +
      Math.abs(after.away - before.away)) /
    2
  );
}
