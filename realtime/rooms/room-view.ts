import { applyMatchDelta, applySportDelta } from '../protocol/apply-frame.ts';
import type { Position } from '../protocol/connect-query.ts';
import type { MatchDelta, MatchSnapshot, SportDelta, SportSnapshot } from '../protocol/frame.ts';
import { deltasSince, remember } from './history.ts';
import { matchFramesFor, type MatchView } from './resume.ts';

/** What a sport's room shows; those who follow it have it too. */
export interface SportView {
  epoch: string;
  version: number;
  lines: SportSnapshot['lines'];
  /** The newest deltas, at most `HISTORY_LENGTH`, gapless up to `version`. */
  history: readonly SportDelta[];
}

/** All it takes to answer the clients of a room like the room itself. */
export type RoomView = MatchView | SportView;
export type RoomDelta = MatchDelta | SportDelta;
export type RoomFrame = MatchSnapshot | SportSnapshot | RoomDelta;

/** What a room's client is sent who has what was at `position` (design §3). */
export function roomFramesFor(view: RoomView, position: Position | null): readonly RoomFrame[] {
  if (!('lines' in view)) return matchFramesFor(view, position);
  const { epoch, version, lines } = view;
  return deltasSince(view, position) ?? [{ type: 'snapshot', epoch, version, lines }];
}

/** The view after a delta that is next in line. Throws when it leads to no state. */
export function matchViewAfter(view: MatchView, delta: MatchDelta): MatchView {
  const { epoch, state, history } = view;
  if (!state) throw new Error('A delta came before any state');
  return {
    epoch,
    version: delta.version,
    state: applyMatchDelta(state, delta),
    history: remember(history, delta),
  };
}

/** The same of either kind of room. */
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

/** What became of news that a follower was told. */
export interface Followed<View> {
  /** Null when a delta led to no state: the whole view is needed. */
  view: View | null;
  /** Why, then. */
  error?: unknown;
}

/**
 * Takes in deltas of the room that is followed. Those known already are passed
 * over; at a gap, or when they are of another epoch, it stops: the view's
 * version tells the room where to go on. `after` throws where a delta leads to
 * no state.
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

/** Whether a room's whole view brings a follower further than the one it has. */
export function isNewer(
  view: { epoch: string; version: number },
  before: { epoch: string; version: number },
): boolean {
  return view.epoch !== before.epoch || view.version > before.version;
}
