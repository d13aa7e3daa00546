import type { Stats } from '../../../realtime/protocol/match-state.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { winnerOf } from '../../domain/leader.ts';
import { playOf, possessionOf, type Match } from '../../domain/match.ts';

/** Minimum number of innings to show: a scoreboard also shows those to come. */
const REGULAR = 9;

/** A side's line on a scoreboard: runs by inning, then runs, hits and errors in all. */
export interface LineScore {
  /** Empty if the side has not batted yet, 'X' if it need not. */
  innings: readonly string[];
  runs: number;
  /** Null if the source sends none. */
  hits: number | null;
  errors: number | null;
}

/** Returns both sides' lines, with the guests, who bat first, on top; null without periods. */
export function lineScores(
  match: Match,
  stats: Stats,
): readonly (readonly [Side, LineScore])[] | null {
  const play = playOf(match);
  if (!play || play.periods.length === 0) return null;
  const count = Math.max(REGULAR, play.periods.length);
  const last = play.periods.length - 1;
  return (['away', 'home'] as const).map((side) => {
    const innings = Array.from({ length: count }, (_, index) => {
      const runs = play.periods[index]?.[side];
      if (runs === undefined) return '';
      if (index < last || side === 'away' || runs > 0) return String(runs);
      if (possessionOf(match) === 'away') return '';
      return needsNoBat(match, last) ? 'X' : String(runs);
    });
    return [
      side,
      {
        innings,
        runs: play.score[side],
        hits: stats['hits']?.[side] ?? null,
        errors: stats['errors']?.[side] ?? null,
      },
    ] as const;
  });
}

/** Whether the home side need not bat: it has won if it leads after the guests' last turn. */
function needsNoBat(match: Match, last: number): boolean {
  return last >= REGULAR - 1 && winnerOf(match) === 'home';
}
