import type { Side } from '../../realtime/protocol/primitives.ts';
import { formResultOf, winnerOf as whoWon, type FormResult } from '../../realtime/sports/score.ts';
import { playOf, type Match } from './match.ts';

/** Who won, whatever decided it; null for a draw or a match that is not over. */
export function winnerOf(match: Match): Side | null {
  return match.kind === 'result' ? whoWon(match) : null;
}

/** What a match was to a side; null before its end, and where nobody says who was given what was not played. */
export function outcomeFor(match: Match, side: Side): FormResult | null {
  const winner = winnerOf(match);
  if (match.kind !== 'result' || (winner === null && !playOf(match))) return null;
  return formResultOf(side, winner);
}

/** The total to show for a side, or null where there is none. */
export function totalOf(match: Match, side: Side): number | null {
  return playOf(match)?.score[side] ?? null;
}
