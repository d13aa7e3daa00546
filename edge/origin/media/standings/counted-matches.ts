import {
  IN_PLAY_STATUSES,
  isUnplayed,
  type EventStatus,
} from '../../../../realtime/sports/event-status.ts';
import type { MatchStatus } from '../../../../realtime/sports/match-status.ts';
import type { Side, Sides } from '../../../../realtime/protocol/primitives.ts';
import { tableStageOf } from '../../../../realtime/sports/stage.ts';
import type { SeasonMatch } from '../leagues/season-match.ts';
import type { PendingMatch } from './rank-teams.ts';
import type { StandingsMatch } from './standings-match.ts';

/** A match's state from its sport's room, which may be newer than the database's. */
export interface CurrentLine {
  status: EventStatus;
  matchStatus: MatchStatus;
  score: Sides;
  periods: readonly Sides[];
  shootout?: Sides | null | undefined;
  winner?: Side | null | undefined;
}

const OVER: ReadonlySet<EventStatus> = new Set<EventStatus>(['Ended', 'Finished']);

/** Statuses of matches that may never be played: no table waits for them. */
const GIVEN_UP: ReadonlySet<EventStatus> = new Set<EventStatus>(['Cancelled', 'Abandoned']);

/**
 * Returns the matches of a table: over, or in play with their current score. A room's line comes
 * before the database. Knock-out and abandoned matches do not count, nor do unplayed ones without a
 * winner.
 */
export function countedMatches(
  rows: readonly SeasonMatch[],
  lines: ReadonlyMap<string, CurrentLine>,
): StandingsMatch[] {
  return rows.flatMap((row): StandingsMatch[] => {
    const { status, matchStatus, score, periods, winner } = lines.get(row.id) ?? row;
    const isLive = IN_PLAY_STATUSES.has(status);
    if (tableStageOf(row.stage) === null || score === null || !(isLive || OVER.has(status)))
      return [];
    // The match was not played, and nobody awarded it.
    if (!winner && isUnplayed({ status, matchStatus, score, periods })) return [];
    const { id, homeTeamId, awayTeamId, startTime } = row;
    return [{ matchId: id, homeTeamId, awayTeamId, startTime, score, periods, winner, isLive }];
  });
}

/** Returns the matches of a table that are yet to be played. */
export function pendingMatches(
  rows: readonly SeasonMatch[],
  lines: ReadonlyMap<string, CurrentLine>,
): PendingMatch[] {
  return rows.filter((row) => {
    const { status } = lines.get(row.id) ?? row;
    const isCounted = IN_PLAY_STATUSES.has(status) || OVER.has(status);
    return tableStageOf(row.stage) !== null && !isCounted && !GIVEN_UP.has(status);
  });
}
