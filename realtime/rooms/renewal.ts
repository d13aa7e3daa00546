import type { MatchState } from '../protocol/match-state.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import { isClosed, STALE_WINDOW } from './line-window.ts';
import type { RoomView } from './room-view.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A match that is expected to start within this time, ms, may change at any moment. */
const SOON = 2 * HOUR;

/**
 * Returns the average time after which a follower reports to a room again, ms. The room sends changes by itself;
 * the report is for the case that it has lost the follower. A report wakes a room that sleeps, and anyone may
 * watch hundreds of matches of other days, so those get one an hour.
 */
export function renewalInterval(view: RoomView | null, now: number): number {
  if (!view || 'lines' in view || !view.state) return MINUTE;
  return isQuiet(view.state, now) ? HOUR : MINUTE;
}

/** Whether a match is not in play and not about to start: nothing of it changes soon. */
export function isQuiet(state: MatchState | null, now: number): boolean {
  if (!state) return true;
  if (IN_PLAY_STATUSES.has(state.status)) return false;
  const isExpected = state.startTime < now + SOON && now < state.startTime + STALE_WINDOW;
  return isClosed(state) || !isExpected;
}
