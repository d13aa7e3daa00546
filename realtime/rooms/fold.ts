import type { MatchUpdate } from '../protocol/ingest.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { advance, initialState } from './advance.ts';
import { periodRefusal, rejection } from './rejection.ts';

/**
 * Version of the rules by which updates become a state, and of the schemas that
 * both keep to. Raise it with every change of them: a stored log then gives
 * another state, so hosts begin a new epoch and clients that come back get a
 * snapshot; and what was stored is checked and mended, once.
 *
 * 3: text is well-formed, times and figures are bounded; sums of periods too.
 * 4: an id is one segment of a path.
 * 5: a clock that stands still was not beyond its period.
 */
export const FOLD_RULES = 5;

/** The state after every update through `sequence`; updates before it are no longer held. */
export interface Checkpoint {
  sequence: number;
  state: MatchState | null;
}

export interface Folded {
  state: MatchState | null;
  /** Why updates of the log are not in the state, by their sequence. */
  rejections: ReadonlyMap<number, string>;
}

/**
 * What a match's updates, in sequence order, amount to. It depends on nothing
 * but the set of updates, so the order in which they came does not matter.
 */
export function fold(checkpoint: Checkpoint | null, log: readonly MatchUpdate[]): Folded {
  return foldFrom(startOf(checkpoint, log), log);
}

/**
 * The state a fold begins with: the checkpoint's, else that of the first
 * fixture among the updates. It counts for updates before it too, and even if
 * its update turns out illegal after them: a room that has a state never loses it.
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

/** Folds updates onto a state; without one, none can be taken. */
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
