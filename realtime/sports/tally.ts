import { formResultOf, winnerOf, type FormResult, type Score } from './score.ts';
import type { MatchPoints, StandingsRule } from './standings-rule.ts';

/** A match as a table counts it: over, or live with the score it has now. */
export interface CountedMatch {
  /** Goals or points; sets won in sports played in sets. */
  score: Score;
  /** Sum of the periods: in sports played in sets, the points or games within them. */
  rally: Score;
  /** Who won, where the score does not say so. */
  winner?: keyof Score | null | undefined;
  isLive: boolean;
}

/** What a match adds to a side's line of a table. */
export interface Figures {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  rallyScored: number;
  rallyConceded: number;
  /** 0 where the share of wins counts. */
  points: number;
}

/**
 * Whether a table counts the match. A live one counts as if it ended as it
 * stands; where no match can be drawn, one that is level counts for nothing yet.
 */
export function isCounted(
  { score, isLive }: Pick<CountedMatch, 'score' | 'isLive'>,
  { hasDraws }: Pick<StandingsRule, 'hasDraws'>,
): boolean {
  return !isLive || hasDraws || score.home !== score.away;
}

/** What the match is to one of its sides: a table knows no shoot-out. */
export function resultOf(
  { score, winner }: Pick<CountedMatch, 'score' | 'winner'>,
  side: keyof Score,
): FormResult {
  return formResultOf(side, winnerOf({ score, winner }));
}

/** What the match adds to the line of one of its sides. */
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

/** The periods of a match added up. */
export function sumOf(periods: readonly Score[]): Score {
  return periods.reduce(
    (sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }),
    { home: 0, away: 0 },
  );
}

/** Share of matches won, 0–1; a draw counts half. */
export function winPercentageOf({
  won,
  drawn,
  played,
}: Pick<Figures, 'won' | 'drawn' | 'played'>): number {
  return played === 0 ? 0 : (won + drawn / 2) / played;
}
