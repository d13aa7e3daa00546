import type { Position } from '../protocol/connect-query.ts';
import type { MatchDelta, MatchSnapshot } from '../protocol/frame.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { deltasSince } from './history.ts';

/** The match that a room shows; the sequencer and each of its relays has one. */
export interface MatchView {
  epoch: string;
  /** 0 before the first state, which is version 1. */
  version: number;
  state: MatchState | null;
  /** The newest deltas, at most `HISTORY_LENGTH`, gapless up to `version`. */
  history: readonly MatchDelta[];
}

/** Returns the room's snapshot frame, or null without a state. */
export function matchSnapshot(room: MatchView): MatchSnapshot | null {
  const { epoch, version, state } = room;
  return state && { type: 'snapshot', epoch, version, state };
}

/**
 * Returns a connecting client's first frames (design §3): the deltas that it missed, none if it is
 * up to date; or one snapshot if the history does not reach back to its position. Empty while the
 * room has no state.
 */
export function matchFramesFor(
  room: MatchView,
  position: Position | null,
): readonly (MatchSnapshot | MatchDelta)[] {
  const snapshot = matchSnapshot(room);
  if (!snapshot) return [];
  return deltasSince(room, position) ?? [snapshot];
}
