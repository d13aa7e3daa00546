import type { Side } from '../../realtime/protocol/primitives.ts';
import type { FormResult } from '../../realtime/sports/tally.ts';
import { playOf, type Match } from './match.ts';

/** Who won, a shoot-out included; null for a draw or a match that is not over. */
export function winnerOf(match: Match): Side | null {
  if (match.kind !== 'result') return null;
  const { score, shootout } = match;
  if (score.home !== score.away) return score.home > score.away ? 'home' : 'away';
  if (!shootout || shootout.home === shootout.away) return null;
  return shootout.home > shootout.away ? 'home' : 'away';
}

/** The total to show for a side, or null where there is none. */
export function totalOf(match: Match, side: Side): number | null {
  return playOf(match)?.score[side] ?? null;
}

/** What a match that was won by `winner`, or by neither side, was to one of them. */
export function formResultOf(side: Side, winner: Side | null): FormResult {
  if (winner === null) return 'D';
  return winner === side ? 'W' : 'L';
}
