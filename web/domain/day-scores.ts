import { IN_PLAY_STATUSES, type EventStatus } from '../../realtime/sports/event-status.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { SportSnapshot } from '../../realtime/protocol/frame.ts';
import { dayOfStart, type Day, type Start } from '../../edge/shared/time/day.ts';
import type { League, Match } from './match.ts';

/** A sport room's state when the page was made: the live store starts from it. */
export interface RoomSnapshot {
  sportKey: SportKey;
  /** Null when the room held nothing yet. */
  snapshot: SportSnapshot | null;
}

/** How many matches of a league a page does not carry at first. */
export interface FurtherMatches {
  sportKey: SportKey;
  leagueId: string;
  leagueName: string;
  count: number;
}

/** The matches of a day, as a page carries them. */
export interface DayScores {
  day: Day;
  isToday: boolean;
  /** Time of the request, ms. */
  now: number;
  timeZone: string;
  /** Matches missing from `roomSnapshots`: none is sent twice. */
  matches: Match[];
  /** In the order in which they are listed. */
  leagues: League[];
  roomSnapshots: RoomSnapshot[];
  /** What loads when a reader comes near; absent: nothing. */
  further?: readonly FurtherMatches[];
  /** Whether the catalogue request failed, so that only the rooms' matches are here. */
  isPartial: boolean;
}

/** Whether a match belongs on the page of a day: today's also shows what is still in play. */
export function isOfDay(
  match: Start & { status: EventStatus },
  { day, isToday, timeZone }: Pick<DayScores, 'day' | 'isToday' | 'timeZone'>,
): boolean {
  const startsThen = match.startTimeTbd
    ? dayOfStart(match, timeZone) === day.from
    : match.startTime >= day.from && match.startTime < day.to;
  return (startsThen && !match.startDayTbd) || (isToday && IN_PLAY_STATUSES.has(match.status));
}
