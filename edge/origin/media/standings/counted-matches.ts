import {
  IN_PLAY_STATUSES,
  isUnplayed,
  type EventStatus,
} from '../../../../realtime/sports/event-status.ts';
import type { MatchStatus } from '../../../../realtime/sports/match-status.ts';
import type { Side, Sides } from '../../../../realtime/protocol/primitives.ts';
import { tableStageOf } from '../../../../realtime/sports/stage.ts';
import type { MatchRow } from '../../db/schema.ts';
import type { PendingMatch } from './rank-teams.ts';
import type { StandingsMatch } from './standings-match.ts';

/** What a room knows of a match that the database may not know yet. */
export interface CurrentLine {
  status: EventStatus;
  matchStatus: MatchStatus;
  score: Sides;
  periods: readonly Sides[];
  shootout?: Sides | null | undefined;
  winner?: Side | null | undefined;
}

const OVER: ReadonlySet<EventStatus> = new Set<EventStatus>(['Ended', 'Finished']);

/** Nobody knows whether such a match will ever be played: no table waits for it. */
const GIVEN_UP: ReadonlySet<EventStatus> = new Set<EventStatus>(['Cancelled', 'Abandoned']);

/**
 * The matches of a table: over, or in play with the score they have now. A
 * room's line comes before the database. Knock-out matches, and matches that
 * were abandoned or never played, do not count.
 */
export function countedMatches(
  rows: readonly MatchRow[],
  lines: ReadonlyMap<string, CurrentLine>,
): StandingsMatch[] {
  return rows.flatMap((row): StandingsMatch[] => {
    const { status, matchStatus, score, periods, winner } = lines.get(row.id) ?? row;
    const isLive = IN_PLAY_STATUSES.has(status);
    if (tableStageOf(row.stage) === null || score === null || !(isLive || OVER.has(status)))
      return [];
    // Nobody played, and nobody says who was given the match.
    if (!winner && isUnplayed({ status, matchStatus, score, periods })) return [];
    const { id, homeTeamId, awayTeamId, startTime } = row;
    return [{ matchId: id, homeTeamId, awayTeamId, startTime, score, periods, winner, isLive }];
  });
}

/** The matches of a table that are still to be played. */
export function pendingMatches(
  rows: readonly MatchRow[],
  lines: ReadonlyMap<string, CurrentLine>,
): PendingMatch[] {
  return rows.filter((row) => {
    const { status } = lines.get(row.id) ?? row;
    const isCounted = IN_PLAY_STATUSES.has(status) || OVER.has(status);
    return tableStageOf(row.stage) !== null && !isCounted && !GIVEN_UP.has(status);
  });
}
