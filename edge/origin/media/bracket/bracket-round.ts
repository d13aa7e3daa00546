import type { DrawnTie } from './drawn-tie.ts';

/** A place in the bracket: a drawn tie, or a later one. */
export interface BracketTie {
  /** Number of its round and of the tie in it, from 0: '1-3'. */
  id: string;
  /** Its number in the draw; null where the source has none. */
  place: number | null;
  tie: DrawnTie | null;
  /** The team that goes on without a match: the draw has a bye. */
  byeId: string | null;
  /** The winner: by scores, else the team that plays on. */
  winnerId: string | null;
  /** Tie the winner goes to. */
  nextId: string | null;
  /** Ties its two sides come from. */
  from: [string | null, string | null];
}

export interface BracketRound {
  name: string;
  ties: BracketTie[];
}
