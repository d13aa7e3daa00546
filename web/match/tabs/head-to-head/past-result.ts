import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { formResultOf, type FormResult } from '../../../../realtime/sports/score.ts';

/** What is left of a match that is over: all that a form needs. */
export interface PastResult {
  homeId: string;
  /** Null for a draw. */
  winner: Side | null;
}

/** What results were to a team that played in all of them, in their order. */
export function formIn(results: readonly PastResult[], teamId: string): FormResult[] {
  return results.map(({ homeId, winner }) =>
    formResultOf(homeId === teamId ? 'home' : 'away', winner),
  );
}
