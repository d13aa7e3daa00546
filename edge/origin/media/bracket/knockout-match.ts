import type { EventStatus } from '../../../../realtime/sports/event-status.ts';
import type { Side, Sides } from '../../../../realtime/protocol/primitives.ts';

/** A knock-out match as a bracket is made of it. */
export interface KnockoutMatch {
  matchId: string;
  /** The round as its source calls it: 'Quarter-finals', 'Play-offs, Matchday 2'. */
  round: string;
  /** Which tie of the round, in the order of the draw; null where the source has none. */
  tie: number | null;
  homeTeamId: string;
  awayTeamId: string;
  /** ms */
  startTime: number;
  status: EventStatus;
  score: Sides | null;
  shootout: Sides | null;
  /** Who won, where score and shoot-out do not say so. */
  winner: Side | null;
}
