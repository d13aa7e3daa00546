import type { MatchUpdate } from '../protocol/ingest.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { advance, initialState } from './advance.ts';
import { periodRefusal, rejection } from './rejection.ts';

/**
 * Version of the rules that turn updates into a state, and of the updates' and states' schemas.
 * Raise it with every change to either, because a stored log then gives another state. Hosts then
 * begin a new epoch, so reconnecting clients get a snapshot, and leave out stored data that is no
 * longer valid.
 */
export const FOLD_RULES = 1;

/**
 * The state after all updates up to and including `sequence`, which the room drops from its log.
 */
export interface Checkpoint {
  sequence: number;
  state: MatchState | null;
}

export interface Folded {
  state: MatchState | null;
  /** Why each rejected update of the log is not in the state, by sequence. */
  rejections: ReadonlyMap<number, string>;
}

/**
 * Returns the result of a match's updates in sequence order. It depends only on the set of updates,
 * so their order of arrival does not matter.
 */
export function fold(checkpoint: Checkpoint | null, log: readonly MatchUpdate[]): Folded {
  return foldFrom(startOf(checkpoint, log), log);
}

/**
 * Returns the state that a fold starts from: the checkpoint's, else the initial state of the first
 * valid fixture in the log; null without either. That fixture also applies to the updates before
 * it, and even if its own update is rejected after them, so that a room never loses its state.
 */
export function startOf(
  checkpoint: Checkpoint | null,
  log: readonly MatchUpdate[],
): MatchState | null {
  if (checkpoint?.state) return checkpoint.state;
  for (const update of log) {
    const { fixture } = update;
    if (fixture && !periodRefusal(fixture.sportId, update))
      return initialState(update.matchId, fixture, update.occurredAt);
  }
  return null;
}

/** Returns the state after the updates; without an initial state, rejects all of them. */
export function foldFrom(start: MatchState | null, updates: readonly MatchUpdate[]): Folded {
  const rejections = new Map<number, string>();
  let state = start;
  for (const update of updates) {
    if (!state) {
      rejections.set(update.sequence, withoutState(update));
      continue;
    }
    const advanced = advance(state, update);
    if (advanced.kind === 'taken') state = advanced.state;
    else rejections.set(update.sequence, advanced.reason);
  }
  return { state, rejections };
}

function withoutState(update: MatchUpdate): string {
  const refused = update.fixture && periodRefusal(update.fixture.sportId, update);
  return (
    refused ?? rejection('fixture-missing', 'the first update of a match must bring its fixture')
  );
}
