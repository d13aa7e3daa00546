import type { Side } from '../../realtime/protocol/primitives.ts';
import type { FormResult } from '../../realtime/sports/tally.ts';

/** What a match that was won by `winner`, or by neither side, was to one of them. */
export function formResultOf(side: Side, winner: Side | null): FormResult {
  if (winner === null) return 'D';
  return winner === side ? 'W' : 'L';
}
