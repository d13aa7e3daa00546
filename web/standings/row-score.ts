import type { Sides } from '../../realtime/protocol/primitives.ts';
import type { FormResult, StandingsRow, StandingsRule } from './standings.ts';

/** What a match gives one side of it. */
export interface SideScore {
  own: number;
  other: number;
  rallyOwn: number;
  rallyOther: number;
}

export interface MatchScore {
  score: Sides;
  rally: Sides;
  isLive: boolean;
}

export function sideScore({ score, rally }: MatchScore, side: 'home' | 'away'): SideScore {
  const other = side === 'home' ? 'away' : 'home';
  return {
    own: score[side],
    other: score[other],
    rallyOwn: rally[side],
    rallyOther: rally[other],
  };
}

export function resultOf({ own, other }: SideScore): FormResult {
  return own > other ? 'W' : own < other ? 'L' : 'D';
}

/** The row with a match added (`sign` 1) or taken out of it (-1). */
export function addMatch(
  row: StandingsRow,
  match: SideScore,
  sign: 1 | -1,
  rule: StandingsRule,
): StandingsRow {
  const result = resultOf(match);
  return {
    ...row,
    played: row.played + sign,
    won: row.won + (result === 'W' ? sign : 0),
    drawn: row.drawn + (result === 'D' ? sign : 0),
    lost: row.lost + (result === 'L' ? sign : 0),
    scored: row.scored + sign * match.own,
    conceded: row.conceded + sign * match.other,
    rally: row.rally && {
      scored: row.rally.scored + sign * match.rallyOwn,
      conceded: row.rally.conceded + sign * match.rallyOther,
    },
    points: row.points === null ? null : row.points + sign * pointsOf(match, rule),
  };
}

function pointsOf({ own, other }: SideScore, { points }: StandingsRule): number {
  if (!points) return 0;
  if (own === other) return points.draw;
  const isNarrow = Math.abs(own - other) === 1 && own + other >= 5;
  if (own > other) return isNarrow ? points.narrowWin : points.win;
  return isNarrow ? points.narrowLoss : points.loss;
}

/** Share of matches won, 0–1; a draw counts half. */
export function winPercentageOf({ won, drawn, played }: StandingsRow): number {
  return played === 0 ? 0 : (won + drawn / 2) / played;
}
