import type { MatchState } from '../protocol/match-state.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import { isPause } from '../sports/match-status.ts';
import { sportById } from '../sports/registry.ts';
import { show, type MatchRoom, type Shown } from './match-room.ts';

/**
 * Returns the time (ms) at which a match becomes stale if its last message came at `lastSeenAt`
 * (ms). Null if the match is not in play or is already marked as stale.
 */
export function staleAt(state: MatchState | null, lastSeenAt: number): number | null {
  if (!state || state.silence || !IN_PLAY_STATUSES.has(state.status)) return null;
  const { staleAfter } = sportById(state.sportId);
  const isPlaying = state.status === 'Live' && !isPause(state.matchStatus);
  return lastSeenAt + (isPlaying ? staleAfter.play : staleAfter.pause) * 1_000;
}

/** Returns the room with a stale mark if its match is stale at `now` (ms); else null. */
export function markStale(room: MatchRoom, lastSeenAt: number, now: number): Shown | null {
  const due = staleAt(room.state, lastSeenAt);
  if (!room.state || due === null || now < due) return null;
  return show(room, { ...room.state, silence: { since: lastSeenAt, at: now } }, now);
}

/** Returns the room without its stale mark, for use after any message; null without a mark. */
export function endStale(room: MatchRoom, now: number): Shown | null {
  if (!room.state?.silence) return null;
  const { silence: _silence, ...state } = room.state;
  return show(room, state, now);
}
