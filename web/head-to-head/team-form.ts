import type { Side } from '../../realtime/protocol/primitives.ts';
import type { FormResult } from '../standings/standings.ts';

/** What came of a match: all that a form goes by. */
export interface Outcome {
  homeId: string;
  /** Null for a draw. */
  winner: Side | null;
}

/** What came of matches for a team that played in all of them. */
export function formOf(outcomes: readonly Outcome[], teamId: string): FormResult[] {
  return outcomes.map(({ homeId, winner }) =>
    resultFor(homeId === teamId ? 'home' : 'away', winner),
  );
}

export function resultFor(side: Side, winner: Side | null): FormResult {
  if (winner === null) return 'D';
  return winner === side ? 'W' : 'L';
}
