import { matches, type MatchRow } from '../../db/schema.ts';

/**
 * Columns that tables, rounds and outlooks need. A season has hundreds of matches, and whole rows
 * are twice as large.
 */
export const SEASON_MATCH = {
  id: matches.id,
  homeTeamId: matches.homeTeamId,
  awayTeamId: matches.awayTeamId,
  stage: matches.stage,
  round: matches.round,
  group: matches.group,
  startTime: matches.startTime,
  status: matches.status,
  matchStatus: matches.matchStatus,
  score: matches.score,
  periods: matches.periods,
  winner: matches.winner,
};
export type SeasonMatch = Pick<MatchRow, keyof typeof SEASON_MATCH>;
