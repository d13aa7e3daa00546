import { isUnplayed, phaseOf } from '../../../../realtime/sports/event-status.ts';
import { tableStageOf } from '../../../../realtime/sports/stage.ts';
import type { PastResult } from '../../../shared/forecast/team-strengths.ts';
import type { SeasonMatch } from '../leagues/season-match.ts';

/** Results count if they are at most this much older than the newest one, ms. */
export const MEMORY = 2 * 365 * 86_400_000;

/** Returns the results that count in tables, without matches that were awarded unplayed. */
export function pastResults(rows: readonly SeasonMatch[]): PastResult[] {
  return rows.flatMap((row) => {
    const { homeTeamId, awayTeamId, score, startTime, stage, status } = row;
    if (score === null || phaseOf(status) !== 'result' || tableStageOf(stage) === null) return [];
    if (isUnplayed({ ...row, score })) return [];
    return {
      home: homeTeamId,
      away: awayTeamId,
      homeGoals: score.home,
      awayGoals: score.away,
      at: startTime,
    };
  });
}
