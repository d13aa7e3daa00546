import { IN_PLAY_STATUSES, type EventStatus } from '../../realtime/sports/event-status.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { SportSnapshot } from '../../realtime/protocol/frame.ts';
import { dayOfStart, type Day, type Start } from '../../edge/shared/time/day.ts';
import type { League, Match } from './match.ts';

/** A sport room's state when the server made the page; the live store starts from it. */
export interface RoomSnapshot {
  sportKey: SportKey;
  /** Null if the room is empty or did not answer. */
  snapshot: SportSnapshot | null;
}

/** Number of a league's matches that a page does not contain at first. */
export interface FurtherMatches {
  sportKey: SportKey;
  leagueId: string;
  leagueName: string;
  count: number;
}

/** A day's matches in a page's data. */
export interface DayScores {
  day: Day;
  isToday: boolean;
  /** Time of the request, ms. */
  now: number;
  timeZone: string;
  /** Matches that are not in `roomSnapshots`, so that the page sends none twice. */
  matches: Match[];
  /** In the order in which they are listed. */
  leagues: League[];
  roomSnapshots: RoomSnapshot[];
  /** Matches that load when the reader comes near them; absent if there are none. */
  further?: readonly FurtherMatches[];
  /** Whether the catalogue request failed: the rooms' matches are then the only ones. */
  isPartial: boolean;
}

/** Whether a match belongs on a day's page. Today's page also has every match in play. */
export function isOfDay(
  match: Start & { status: EventStatus },
  { day, isToday, timeZone }: Pick<DayScores, 'day' | 'isToday' | 'timeZone'>,
): boolean {
  const startsThen = match.startTimeTbd
    ? dayOfStart(match, timeZone) === day.from
    : match.startTime >= day.from && match.startTime < day.to;
  return (startsThen && !match.startDayTbd) || (isToday && IN_PLAY_STATUSES.has(match.status));
}
