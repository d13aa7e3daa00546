import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { Sport, SportKey } from '../../realtime/sports/sport.ts';
import type { Api } from '../api/client.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { isAway, settle, settleTyped, type Failed } from '../api/settled.ts';
import { getSportSnapshot } from '../api/rooms.ts';
import { dayOf, noonOfDate, startOfDay } from '../../edge/shared/time/day.ts';
import type { DayScores, RoomSnapshot } from '../domain/day-scores.ts';
import { mergeRoomScores } from './merge-room-scores.server.ts';

export type LoadedDay = { kind: 'loaded'; scores: DayScores } | Failed;

/** How long before the start of a day a match that is in play on it may have begun. */
const LONGEST_MATCH_MS = 6 * 3_600_000;

/** Loads the matches of the day that begins at `from` (ms), of one sport or of all. */
export async function loadDay(
  { api, edge, timeZone }: LoaderContext,
  { from, sport, signal }: { from: number; sport?: Sport; signal: AbortSignal },
): Promise<LoadedDay> {
  const day = dayOf(from, timeZone);
  const isToday = startOfDay(edge.now, timeZone) === day.from;
  // A match without a time starts at noon UTC of its date, which in the far east is on the next
  // day.
  const to = Math.max(day.to, noonOfDate(day.from, timeZone) + 1);
  // The request includes the evening before, for matches in play past midnight and their leagues.
  const isEarly = isToday && edge.now - day.from < LONGEST_MATCH_MS;
  const first = isEarly ? day.from - LONGEST_MATCH_MS : day.from;
  const query = { from: first, to, ...(sport && { sportId: sport.id }) };
  // The visitor chose any other day.
  const settleList = isToday ? settle : settleTyped;
  const [list, roomSnapshots] = await Promise.all([
    settleList(call(api, CALLS.listEvents, query, signal)),
    Promise.all((sport ? [sport] : ALL_SPORTS).map(({ key }) => seedOf(api, key, signal))),
  ]);
  if (list.kind === 'failed' && !isAway(list)) return list;
  const isPartial = list.kind === 'failed';
  const scores = mergeRoomScores(
    isPartial ? { events: [], leagues: [] } : list.value,
    roomSnapshots,
    { day, isToday, now: edge.now, timeZone, isPartial },
    edge.visitor,
    edge.reportFault,
  );
  // Without catalogue and rooms, nothing is known of the day, not even whether it is empty.
  return isPartial && scores.roomSnapshots.length === 0 ? list : { kind: 'loaded', scores };
}

/**
 * Returns the status of a page that shows a day. A page with only the rooms' matches displays
 * normally, but 503 keeps it out of caches and crawlers.
 */
export function statusOfDay(day: LoadedDay): number {
  if (day.kind === 'failed') return day.status;
  return day.scores.isPartial ? 503 : 200;
}

/** Loads a sport's room. `snapshot` is null if the room is empty or fails. */
export async function seedOf(
  api: Api,
  sportKey: SportKey,
  signal: AbortSignal,
): Promise<RoomSnapshot> {
  // The catalogue alone is enough for a page; the socket delivers the rest.
  const snapshot = await orNullWhenFailed(getSportSnapshot(api, sportKey, signal));
  return { sportKey, snapshot };
}
