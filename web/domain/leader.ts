import type { Side } from '../../realtime/protocol/primitives.ts';
import { formResultOf, winnerOf as whoWon, type FormResult } from '../../realtime/sports/score.ts';
import { playOf, type Match } from './match.ts';

/** Returns the winner, however decided; null for a draw or before the end. */
export function winnerOf(match: Match): Side | null {
  return match.kind === 'result' ? whoWon(match) : null;
}

/** Returns a side's result; null before the end, and for an unplayed match without a known winner. */
export function outcomeFor(match: Match, side: Side): FormResult | null {
  const winner = winnerOf(match);
  if (match.kind !== 'result' || (winner === null && !playOf(match))) return null;
  return formResultOf(side, winner);
}

/** Returns a side's total to show, or null without a score. */
export function totalOf(match: Match, side: Side): number | null {
  return playOf(match)?.score[side] ?? null;
}
