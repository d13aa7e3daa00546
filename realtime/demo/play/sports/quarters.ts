import { QUARTERS, type MatchStatus } from '../../../sports/match-status.ts';
import type { Steps } from '../match-setup.ts';
import type { Scoreboard } from '../scoreboard.ts';

/** Shorter than in real life: viewers would see nothing for a quarter of an hour. */
const HALF_TIME = 6 * 60;

/** Plays four quarters with a half-time in the middle; the other pauses last `between` seconds. */
export function* playQuarters(
  board: Scoreboard,
  between: number,
  play: (status: MatchStatus, pause: number) => Steps,
): Steps {
  for (const [index, status] of QUARTERS.entries()) {
    yield* play(status, index === 0 ? 0 : index === 2 ? HALF_TIME : between);
    if (index === 1) yield { after: 1, change: { matchStatus: 'HT', gameScore: [board.asText()] } };
    else if (index < 3 || board.isLevel) yield { after: 1, change: { matchStatus: 'Break' } };
  }
}
