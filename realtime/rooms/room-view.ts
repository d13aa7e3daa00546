import { applyMatchDelta, applySportDelta } from '../protocol/apply-frame.ts';
import type { Position } from '../protocol/connect-query.ts';
import type { MatchDelta, MatchSnapshot, SportDelta, SportSnapshot } from '../protocol/frame.ts';
import { deltasSince, remember } from './history.ts';
import { matchFramesFor, type MatchView } from './resume.ts';

/** The data that a sport room and its followers show. */
export interface SportView {
  epoch: string;
  version: number;
  lines: SportSnapshot['lines'];
  /** The newest deltas, at most `HISTORY_LENGTH`, gapless up to `version`. */
  history: readonly SportDelta[];
}

/** All that a follower needs to respond to clients as the room itself does. */
export type RoomView = MatchView | SportView;
export type RoomDelta = MatchDelta | SportDelta;
export type RoomFrame = MatchSnapshot | SportSnapshot | RoomDelta;

/** Returns the first frames for a room's client at `position` (design §3). */
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
  /** Null when a delta led to an invalid state: the follower then needs the whole view. */
  view: View | null;
  /** Why `view` is null. */
  error?: unknown;
}

/**
 * Applies deltas of the followed room with `after`, which throws when the result is invalid. Skips
 * known deltas. Stops at a gap or another epoch; the room then continues from the view's version.
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

/** Whether a room's whole view replaces the follower's: it is newer, or of another epoch. */
export function isNewer(
  view: { epoch: string; version: number },
  before: { epoch: string; version: number },
): boolean {
  return view.epoch !== before.epoch || view.version > before.version;
}

/**
 * Whether a client's position is newer than the view, or in another epoch, where it may be newer.
 */
export function isAhead(
  position: Position | null,
  view: { epoch: string; version: number },
): boolean {
  return position !== null && (position.epoch !== view.epoch || position.version > view.version);
}
