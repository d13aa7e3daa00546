import { applyMatchDelta, applySportDelta } from '../protocol/apply-frame.ts';
import type { Position } from '../protocol/connect-query.ts';
import type { MatchDelta, MatchSnapshot, SportDelta, SportSnapshot } from '../protocol/frame.ts';
import { deltasSince, remember } from './history.ts';
import { matchFramesFor, type MatchView } from './resume.ts';

/** A sport room's visible data; its followers have it too. */
export interface SportView {
  epoch: string;
  version: number;
  lines: SportSnapshot['lines'];
  /** The newest deltas, at most `HISTORY_LENGTH`, gapless up to `version`. */
  history: readonly SportDelta[];
}

/** Everything needed to respond to a room's clients like the room itself. */
export type RoomView = MatchView | SportView;
export type RoomDelta = MatchDelta | SportDelta;
export type RoomFrame = MatchSnapshot | SportSnapshot | RoomDelta;

/** Returns the frames for a room's client at `position` (design §3). */
export function roomFramesFor(view: RoomView, position: Position | null): readonly RoomFrame[] {
  if (!('lines' in view)) return matchFramesFor(view, position);
  const { epoch, version, lines } = view;
  return deltasSince(view, position) ?? [{ type: 'snapshot', epoch, version, lines }];
}

function matchViewAfter(view: MatchView, delta: MatchDelta): MatchView {
  const { epoch, state, history } = view;
  if (!state) throw new Error('A delta came before any state');
  return {
    epoch,
    version: delta.version,
    state: applyMatchDelta(state, delta),
    history: remember(history, delta),
  };
}

/** Returns the view after the next delta. Throws when the result is invalid. */
export function roomViewAfter(view: RoomView, delta: RoomDelta): RoomView {
  if ('lines' in view) {
    if ('lines' in delta) return sportViewAfter(view, delta);
  } else if (!('lines' in delta)) return matchViewAfter(view, delta);
  throw new Error('A delta came of another kind of room');
}

function sportViewAfter({ epoch, lines, history }: SportView, delta: SportDelta): SportView {
  return {
    epoch,
    version: delta.version,
    lines: applySportDelta(lines, delta),
    history: remember(history, delta),
  };
}

/** The outcome of a delivery to a follower. */
export interface Followed<View> {
  /** Null when a delta led to an invalid state: the whole view is needed. */
  view: View | null;
  /** The cause. */
  error?: unknown;
}

/**
 * Applies deltas of the followed room. Skips known ones; stops at a gap or at another epoch: the
 * view's version shows the room where to continue. `after` throws when a delta leads to an invalid
 * state.
 */
export function followDeltas<
  View extends { epoch: string; version: number },
  Delta extends { version: number },
>(
  after: (view: View, delta: Delta) => View,
  before: View,
  epoch: string,
  deltas: readonly Delta[],
): Followed<View> {
  let view = before;
  for (const delta of deltas) {
    if (epoch !== view.epoch || delta.version > view.version + 1) break;
    if (delta.version <= view.version) continue;
    try {
      view = after(view, delta);
    } catch (error) {
      return { view: null, error };
    }
  }
  return { view };
}

/** Whether a room's whole view is newer than the follower's. */
export function isNewer(
  view: { epoch: string; version: number },
  before: { epoch: string; version: number },
): boolean {
  return view.epoch !== before.epoch || view.version > before.version;
}

/** Whether a client's position is newer. In another epoch either is possible: the room knows. */
export function isAhead(
  position: Position | null,
  view: { epoch: string; version: number },
): boolean {
  return position !== null && (position.epoch !== view.epoch || position.version > view.version);
}
