import type { Points } from '../../../protocol/match-state.ts';
import type { Side, Sides } from '../../../protocol/primitives.ts';

const CALLS = ['0', '15', '30', '40'] as const;

/** Points won in one game or tie-break as the umpire calls them: '40', 'A', or the count in a tie-break. */
export function callPoints(won: Sides, tieBreak: boolean, server: Side): Points {
  if (tieBreak) return { home: String(won.home), away: String(won.away), server };
  return { home: call(won.home, won.away), away: call(won.away, won.home), server };
}

function call(own: number, other: number): string {
  if (own > 3 || other > 3) return own > other ? 'A' : '40';
  return CALLS[own] ?? '40';
}

/** A game needs four points, a tie-break seven, either a lead of two. */
export function isGameWon({ home, away }: Sides, tieBreak: boolean): boolean {
  return Math.max(home, away) >= (tieBreak ? 7 : 4) && Math.abs(home - away) >= 2;
}

/** Six games with a lead of two, or the seventh. */
export function isSetWon({ home, away }: Sides): boolean {
  const high = Math.max(home, away);
  return high === 7 || (high === 6 && Math.abs(home - away) >= 2);
}
