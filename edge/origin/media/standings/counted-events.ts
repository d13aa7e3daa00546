import type { CountedEvent } from '../../../contracts/standings-live.ts';
import type { SeasonMatch } from '../leagues/season-match.ts';
import { countedMatches, type CurrentLine } from './counted-matches.ts';
import { isCounted, sumOf } from '../../../../realtime/sports/tally.ts';
import { tableStageOf } from '../../../../realtime/sports/stage.ts';
import type { StandingsRule } from '../../../../realtime/sports/standings-rule.ts';

/**
 * Returns the matches that can still change a season's tables, with what they count at present:
 * matches in the sport's room and matches in play.
 */
export function countedEvents(
  rows: readonly SeasonMatch[],
  lines: ReadonlyMap<string, CurrentLine>,
  rule: Pick<StandingsRule, 'hasDraws'>,
): CountedEvent[] {
  return rows.flatMap((row): CountedEvent[] => {
    const stage = tableStageOf(row.stage);
    if (stage === null) return [];
    const [match] = countedMatches([row], lines);
    if (!lines.has(row.id) && !match?.isLive) return [];
    return [
      {
        eventId: row.id,
        stage,
        group: row.group,
        homeTeamId: row.homeTeamId,
        awayTeamId: row.awayTeamId,
        counted:
          match && isCounted(match, rule)
            ? {
                score: match.score,
                rally: sumOf(match.periods),
                ...(match.winner && { winner: match.winner }),
                isLive: match.isLive,
              }
            : null,
      },
    ];
  });
}
