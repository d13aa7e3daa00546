import { applyMatchDelta } from '../protocol/apply-frame.ts';
import type { MatchDelta, MatchFrame } from '../protocol/frame.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { remember } from '../rooms/history.ts';
import { log, messageOf } from '../log.ts';
import { matchFramesFor, type MatchView } from '../rooms/resume.ts';

/** A relay before its sequencer has told it anything: its epoch is no room's. */
export function emptyView(): MatchView {
  return { epoch: 'unsubscribed', version: 0, state: null, history: [] };
}

/** What of a room a relay holds: all that it takes to answer clients like the sequencer. */
export function viewOf({ epoch, version, state, history }: MatchView): MatchView {
  return { epoch, version, state, history };
}

export interface Followed {
  view: MatchView;
  /** The frames that were news, for the relay's own sockets. */
  news: MatchFrame[];
}

/**
 * Takes in deltas of the sequencer. Those known already are passed over; at a
 * gap, or when they are of another epoch, it stops: the view's version tells
 * the sequencer where to go on. One that leads to no state empties the view, so
 * that the sequencer sends the whole of it.
 */
export function followDeltas(
  before: MatchView,
  epoch: string,
  deltas: readonly MatchDelta[],
): Followed {
  let view = before;
  const news: MatchFrame[] = [];
  for (const delta of deltas) {
    if (epoch !== view.epoch || !view.state || delta.version > view.version + 1) break;
    if (delta.version <= view.version) continue;
    const state = stateAfter(view.state, delta);
    if (!state) return { view: emptyView(), news };
    view = { epoch, version: delta.version, state, history: remember(view.history, delta) };
    news.push(delta);
  }
  return { view, news };
}

/** Takes over the sequencer's whole view; viewers get only what it has over the one they had. */
export function replaceView(before: MatchView, view: MatchView): Followed {
  if (view.epoch === before.epoch && view.version <= before.version)
    return { view: before, news: [] };
  const { epoch, version } = before;
  return { view, news: [...matchFramesFor(view, { epoch, version })] };
}

/** Parsed, because a merge patch is untyped: a relay must not show what no sequencer would. */
function stateAfter(state: MatchState, delta: MatchDelta): MatchState | null {
  try {
    return applyMatchDelta(state, delta);
  } catch (error) {
    log('error', 'delta-senseless', { match: state.matchId, message: messageOf(error) });
    return null;
  }
}
