import * as v from 'valibot';
import type { MatchDelta, MatchFrame } from '../protocol/frame.ts';
import { matchStateSchema, type MatchState } from '../protocol/match-state.ts';
import { applyMergePatch } from '../protocol/merge-patch.ts';
import { remember } from '../rooms/history.ts';
import { upsertIncidents } from '../rooms/incidents.ts';
import type { MatchView } from '../rooms/resume.ts';

/** A relay before its sequencer has told it anything. */
export function emptyView(epoch: string): MatchView {
  return { epoch, version: 0, state: null, history: [] };
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
 * Takes in frames of the sequencer. Deltas known already are passed over; at a
 * gap, or a delta of another epoch, it stops: the view's version tells the
 * sequencer where to go on.
 */
export function followFrames(
  before: MatchView,
  epoch: string,
  frames: readonly MatchFrame[],
): Followed {
  let view = before;
  const news: MatchFrame[] = [];
  for (const frame of frames) {
    if (frame.type === 'error') continue;
    if (frame.type === 'snapshot') {
      if (frame.epoch === view.epoch && frame.version <= view.version) continue;
      view = { epoch: frame.epoch, version: frame.version, state: frame.state, history: [] };
    } else {
      if (epoch !== view.epoch || frame.version > view.version + 1) break;
      if (!view.state || frame.version <= view.version) continue;
      const history = remember(view.history, frame);
      view = { epoch, version: frame.version, state: stateAfter(view.state, frame), history };
    }
    news.push(frame);
  }
  return { view, news };
}

/** Parsed, because a merge patch is untyped: a relay must not show what no sequencer would. */
function stateAfter(state: MatchState, delta: MatchDelta): MatchState {
  const patched = v.parse(matchStateSchema, applyMergePatch(state, delta.patch ?? {}));
  if (!delta.incidents) return patched;
  return { ...patched, incidents: upsertIncidents(patched.incidents, delta.incidents) };
}
