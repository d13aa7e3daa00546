import type { Position } from '../protocol/connect-query.ts';
import type { MatchDelta, MatchSnapshot } from '../protocol/frame.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { deltasSince } from './history.ts';

/** What a room shows of its match; the sequencer and its relays both have it. */
export interface MatchView {
  epoch: string;
  /** 0 before the first state, which is version 1. */
  version: number;
  state: MatchState | null;
  /** The newest deltas, at most `HISTORY_LENGTH`, gapless up to `version`. */
  history: readonly MatchDelta[];
}

/** The room's snapshot frame, or null while it has no state. */
export function matchSnapshot(room: MatchView): MatchSnapshot | null {
  const { epoch, version, state } = room;
  return state && { type: 'snapshot', epoch, version, state };
}

/**
 * What a client that connects is sent (design §3): the deltas it missed, which
 * may be none; else one snapshot; nothing while the room has no state.
 */
export function matchFramesFor(
  room: MatchView,
  position: Position | null,
): readonly (MatchSnapshot | MatchDelta)[] {
  const snapshot = matchSnapshot(room);
  if (!snapshot) return [];
  return deltasSince(room, position) ?? [snapshot];
}
