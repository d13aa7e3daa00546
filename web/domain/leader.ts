import type { Side } from '../../realtime/protocol/primitives.ts';
import { winnerOf as whoWon } from '../../realtime/sports/score.ts';
import { playOf, type Match } from './match.ts';

/** Who won, whatever decided it; null for a draw or a match that is not over. */
export function winnerOf(match: Match): Side | null {
  return match.kind === 'result' ? whoWon(match) : null;
}

/** The total to show for a side, or null where there is none. */
export function totalOf(match: Match, side: Side): number | null {
  return playOf(match)?.score[side] ?? null;
}
