import type { MatchUpdate } from '../protocol/ingest.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { advance, initialState } from './advance.ts';
import { periodRefusal, rejection } from './rejection.ts';

/**
 * Version of the rules that turn updates into a state, and of their schemas. Raise it with every
 * change of them: a stored log then gives another state, so hosts begin a new epoch and
 * reconnecting clients get a snapshot; stored data that is no longer valid is left out.
 */
export const FOLD_RULES = 1;

/** The state after every update through `sequence`; earlier updates are dropped. */
export interface Checkpoint {
  sequence: number;
  state: MatchState | null;
}

export interface Folded {
  state: MatchState | null;
  /** Reasons for updates of the log that are not in the state, by sequence. */
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
 * Returns the initial state of a fold: the checkpoint's, else that of the first fixture among the
 * updates. It also counts for updates before it, and even if its update turns out illegal after
 * them: a room with a state never loses it.
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

/** Applies updates to a state; without one, all are rejected. */
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
