import { figuresOf, type CountedMatch } from '../../realtime/sports/tally.ts';
import type { StandingsRow, StandingsRule } from './standings.ts';

/** Returns the row with a match of its team added (`sign` 1) or subtracted (-1). */
export function addMatch(
  row: StandingsRow,
  match: CountedMatch,
  side: 'home' | 'away',
  { sign, points }: { sign: 1 | -1; points: StandingsRule['points'] },
): StandingsRow {
  const figures = figuresOf(match, side, points);
  return {
    ...row,
    played: row.played + sign * figures.played,
    won: row.won + sign * figures.won,
    drawn: row.drawn + sign * figures.drawn,
    lost: row.lost + sign * figures.lost,
    scored: row.scored + sign * figures.scored,
    conceded: row.conceded + sign * figures.conceded,
    rally: row.rally && {
      scored: row.rally.scored + sign * figures.rallyScored,
      conceded: row.rally.conceded + sign * figures.rallyConceded,
    },
    points: row.points === null ? null : row.points + sign * figures.points,
  };
}
