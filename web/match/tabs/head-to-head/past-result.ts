import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { formResultOf, type FormResult } from '../../../../realtime/sports/score.ts';

/** The part of a finished match that a form needs. */
export interface PastResult {
  homeId: string;
  /** Null for a draw. */
  winner: Side | null;
}

/** Returns the results of a team that played in all of them, in order. */
export function formIn(results: readonly PastResult[], teamId: string): FormResult[] {
  return results.map(({ homeId, winner }) =>
    formResultOf(homeId === teamId ? 'home' : 'away', winner),
  );
}

/** Returns the last five of results that begin with the newest, the oldest first. */
export function lastFive(results: readonly FormResult[]): FormResult[] {
  return results.slice(0, 5).toReversed();
}
