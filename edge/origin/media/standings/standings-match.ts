import type { Side, Sides } from '../../../../realtime/protocol/primitives.ts';

/** A match as a table counts it: over, or live with the score it has now. */
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
  /** Who won, where the score does not say so. */
  winner?: Side | null | undefined;
  isLive: boolean;
}
