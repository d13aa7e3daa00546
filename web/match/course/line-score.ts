import type { Stats } from '../../../realtime/protocol/match-state.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { winnerOf } from '../../domain/leader.ts';
import { playOf, possessionOf, type Match } from '../../domain/match.ts';

/** Innings that a match has at least: a scoreboard shows those to come as well. */
const REGULAR = 9;

/** A side's line on a scoreboard: its runs by inning, then runs, hits and errors in all. */
export interface LineScore {
  /** Empty where the side has not batted yet, 'X' where it need not. */
  innings: readonly string[];
  runs: number;
  /** Null where nobody counts them. */
  hits: number | null;
  errors: number | null;
}

/** Both sides' lines, the guests', who bat first, above; null before there is anything to show. */
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

/** A home side that leads once the guests have batted for the last time has won. */
function needsNoBat(match: Match, last: number): boolean {
  return last >= REGULAR - 1 && winnerOf(match) === 'home';
}
