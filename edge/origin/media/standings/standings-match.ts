import type { Side, Sides } from '../../../../realtime/protocol/primitives.ts';

/** A match as a table counts it: over, or live with its current score. */
export interface StandingsMatch {
  matchId: string;
  homeTeamId: string;
  awayTeamId: string;
  /** ms */
  startTime: number;
  /** Goals or points; sets won in sports played in sets. */
  score: Sides;
  /** Per half, quarter, inning or set. */
  periods: readonly Sides[];
  /** The winner if the score does not show it. */
  winner?: Side | null | undefined;
  isLive: boolean;
}
