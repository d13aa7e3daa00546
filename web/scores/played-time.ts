import type { Clock } from '../../realtime/protocol/match-state.ts';
import { clockSeconds } from '../../realtime/sports/clock.ts';
import type { MatchStatus } from '../../realtime/sports/match-status.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';

/**
 * Returns the clock's text at `now` (ms): the minute in play as N' (spec point 4), as in incidents,
 * so the first is 1'; stoppage time as 45+N'; the time left as m:ss in sports that count down.
 */
export function playedTime(
  clock: Clock,
  { sportKey, matchStatus }: { sportKey: SportKey; matchStatus: MatchStatus },
  now: number,
): string {
  const sport = SPORTS[sportKey];
  const seconds = clockSeconds(sport, clock, matchStatus, now);
  if (clock.countdown) return timeLeft(seconds);
  const { due: dues, mostAdded } = sport.periods;
  const due = dues[matchStatus];
  // A clock that is stopped at 45:00, or has reached its own limit, is at the end of its minute.
  const isRunning = clock.running && (due === undefined || seconds < (due + mostAdded) * 60);
  const minute = Math.max(1, Math.ceil((seconds + Number(isRunning)) / 60));
  // Sports whose clock stops with play have no added time: a half ends when its minutes are full.
  if (due !== undefined && mostAdded === 0) return `${Math.min(minute, due)}'`;
  return due !== undefined && minute > due ? `${due}+${minute - due}'` : `${minute}'`;
}

/** Returns the text of a countdown clock: '6:44'. */
export function timeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
