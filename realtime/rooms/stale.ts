import type { MatchState } from '../protocol/match-state.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import { isPause } from '../sports/match-status.ts';
import { sportById } from '../sports/registry.ts';
import { show, type MatchRoom, type Shown } from './match-room.ts';

/**
 * Returns when a match becomes stale (ms) after its last message at `lastSeenAt`; null if no message
 * is expected, or it is marked already.
 */
export function staleAt(state: MatchState | null, lastSeenAt: number): number | null {
  if (!state || state.silence || !IN_PLAY_STATUSES.has(state.status)) return null;
  const { staleAfter } = sportById(state.sportId);
  const isPlaying = state.status === 'Live' && !isPause(state.matchStatus);
  return lastSeenAt + (isPlaying ? staleAfter.play : staleAfter.pause) * 1_000;
}

/** Returns the room with a stale mark if messages have been missing for too long at `now`; else null. */
export function markStale(room: MatchRoom, lastSeenAt: number, now: number): Shown | null {
  const due = staleAt(room.state, lastSeenAt);
  if (!room.state || due === null || now < due) return null;
  return show(room, { ...room.state, silence: { since: lastSeenAt, at: now } }, now);
}

/** Returns the room without its stale mark after any message; null without a mark. */
export function endStale(room: MatchRoom, now: number): Shown | null {
  if (!room.state?.silence) return null;
  const { silence: _silence, ...state } = room.state;
  return show(room, state, now);
}
