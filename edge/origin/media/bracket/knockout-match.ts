import type { EventStatus } from '../../../../realtime/sports/event-status.ts';
import type { Side, Sides } from '../../../../realtime/protocol/primitives.ts';

/** A knock-out match as input of a bracket. */
export interface KnockoutMatch {
  matchId: string;
  /** The source's name of the round: 'Quarter-finals', 'Play-offs, Matchday 2'. */
  round: string;
  /** Number of the tie in the round, in the order of the draw; null if unknown. */
  tie: number | null;
  homeTeamId: string;
  awayTeamId: string;
  /** ms */
  startTime: number;
  status: EventStatus;
  score: Sides | null;
  shootout: Sides | null;
  /** The winner if score and shoot-out do not show it. */
  winner: Side | null;
}
