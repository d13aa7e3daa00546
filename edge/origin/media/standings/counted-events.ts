import type { CountedEvent } from '../../../contracts/standings-live.ts';
import type { MatchRow } from '../../db/schema.ts';
import { countedMatches, type CurrentLine } from './counted-matches.ts';
import type { StandingsRule } from './standings-rules.ts';

/**
 * The matches of a season's tables that can still move them, each with what is
 * counted of it now: those the sport's room holds, and those in play.
 */
export function countedEvents(
  rows: readonly MatchRow[],
  lines: ReadonlyMap<string, CurrentLine>,
  { hasDraws }: Pick<StandingsRule, 'hasDraws'>,
): CountedEvent[] {
  return rows.flatMap((row): CountedEvent[] => {
    if (row.stage === 'knockout') return [];
    const [match] = countedMatches([row], lines);
    if (!lines.has(row.id) && !match?.isLive) return [];
    const isCounted = match && (hasDraws || !match.isLive || match.score.home !== match.score.away);
    return [
      {
        eventId: row.id,
        group: row.group,
        homeTeamId: row.homeTeamId,
        awayTeamId: row.awayTeamId,
        counted: isCounted
          ? { score: match.score, rally: rallyOf(match.periods), isLive: match.isLive }
          : null,
      },
    ];
  });
}

function rallyOf(periods: readonly { home: number; away: number }[]) {
  return periods.reduce(
    (sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }),
    { home: 0, away: 0 },
  );
}
