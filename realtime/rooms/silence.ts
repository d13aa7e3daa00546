import type { MatchState } from '../protocol/match-state.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import { isPause } from '../sports/match-status.ts';
import { sportById } from '../sports/registry.ts';
import { show, type MatchRoom, type Shown } from './match-room.ts';

/**
 * Returns when a match becomes stale (ms) after its last message at `heardAt`; null if no message
 * is expected, or it is marked already.
 */
export function silenceDueAt(state: MatchState | null, heardAt: number): number | null {
  if (!state || state.silence || !IN_PLAY_STATUSES.has(state.status)) return null;
  const { patience } = sportById(state.sportId);
  const isPlaying = state.status === 'Live' && !isPause(state.matchStatus);
  return heardAt + (isPlaying ? patience.play : patience.pause) * 1_000;
}

/** Returns the room with a stale mark if messages have been missing for too long at `now`; else null. */
export function noticeSilence(room: MatchRoom, heardAt: number, now: number): Shown | null {
  const due = silenceDueAt(room.state, heardAt);
  if (!room.state || due === null || now < due) return null;
  return show(room, { ...room.state, silence: { since: heardAt, at: now } }, now);
}

/** Returns the room without its stale mark after any message; null without a mark. */
export function endSilence(room: MatchRoom, now: number): Shown | null {
  if (!room.state?.silence) return null;
  const { silence: _silence, ...state } = room.state;
  return show(room, state, now);
}
