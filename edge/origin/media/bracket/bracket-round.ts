import type { DrawnTie } from './drawn-tie.ts';

/** A place in the bracket: a drawn tie, or a later one. */
export interface BracketTie {
  /** Index of the round and of the tie in the round, from 0: '1-3'. */
  id: string;
  /** Index in the draw, from 0; null if the source has none. */
  place: number | null;
  tie: DrawnTie | null;
  /** The team that has a bye: it advances without a match. */
  byeId: string | null;
  /** The winner by scores, else the team that plays a later tie. */
  winnerId: string | null;
  /** Id of the tie that the winner plays next. */
  nextId: string | null;
  /** Ids of the ties whose winners are the two sides; null if unknown. */
  from: [string | null, string | null];
}

export interface BracketRound {
  name: string;
  ties: BracketTie[];
}
