import type { DrawnTie } from './drawn-tie.ts';

/** A place in the drawing: a tie that is drawn, or one that is to come. */
export interface BracketTie {
  /** Number of its round and of the tie in it, from 0: '1-3'. */
  id: string;
  /** Its number in the draw; null where the source has none. */
  place: number | null;
  tie: DrawnTie | null;
  /** Who goes on from here without a match: the draw has a bye. */
  byeId: string | null;
  /** Who went through: as the scores say, else who played on. */
  winnerId: string | null;
  /** The tie its winner goes to. */
  nextId: string | null;
  /** The ties its two sides come from. */
  from: [string | null, string | null];
}

export interface BracketRound {
  name: string;
  ties: BracketTie[];
}
