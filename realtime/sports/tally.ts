import { formResultOf, winnerOf, type FormResult, type Score } from './score.ts';
import type { MatchPoints, StandingsRule } from './standings-rule.ts';

/** A match as a table counts it: over, or live with its current score. */
export interface CountedMatch {
  /** Goals or points; sets won in sports played in sets. */
  score: Score;
  /** Sum of the periods: in sports played in sets, the points or games within them. */
  rally: Score;
  /** The winner, if the score does not show it. */
  winner?: keyof Score | null | undefined;
  isLive: boolean;
}

/** A match's addition to a side's row in a table. */
export interface Figures {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  rallyScored: number;
  rallyConceded: number;
  /** 0 if the share of wins counts. */
  points: number;
}

/**
 * Whether a table counts the match. A live match counts with its current score, but not while it is
 * level in a sport without draws.
 */
export function isCounted(
  { score, isLive }: Pick<CountedMatch, 'score' | 'isLive'>,
  { hasDraws }: Pick<StandingsRule, 'hasDraws'>,
): boolean {
  return !isLive || hasDraws || score.home !== score.away;
}

/** Returns the match's result for one side, without its shoot-out, which tables ignore. */
export function resultOf(
  { score, winner }: Pick<CountedMatch, 'score' | 'winner'>,
  side: keyof Score,
): FormResult {
  return formResultOf(side, winnerOf({ score, winner }));
}

/** Returns the match's addition to one side's row. */
export function figuresOf(
  match: CountedMatch,
  side: keyof Score,
  points: MatchPoints | null,
): Figures {
  const other = side === 'home' ? 'away' : 'home';
  const result = resultOf(match, side);
  return {
    played: 1,
    won: Number(result === 'W'),
    drawn: Number(result === 'D'),
    lost: Number(result === 'L'),
    scored: match.score[side],
    conceded: match.score[other],
    rallyScored: match.rally[side],
    rallyConceded: match.rally[other],
    points: points === null ? 0 : pointsOf(result, match.score, points),
  };
}

function pointsOf(result: FormResult, { home, away }: Score, points: MatchPoints): number {
  if (result === 'D') return points.draw;
  const isNarrow = Math.abs(home - away) === 1 && home + away >= 5;
  if (result === 'W') return isNarrow ? points.narrowWin : points.win;
  return isNarrow ? points.narrowLoss : points.loss;
}

/** Returns the sum of a match's periods. */
export function sumOf(periods: readonly Score[]): Score {
  return periods.reduce(
    (sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }),
    { home: 0, away: 0 },
  );
}

/** Returns the share of wins, 0–1; a draw counts half. */
export function winPercentageOf({
  won,
  drawn,
  played,
}: Pick<Figures, 'won' | 'drawn' | 'played'>): number {
  return played === 0 ? 0 : (won + drawn / 2) / played;
}
