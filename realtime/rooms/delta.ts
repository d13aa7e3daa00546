import type { MatchDelta } from '../protocol/frame.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { createMergePatch } from '../protocol/merge-patch.ts';
import { diffIncidents } from './incidents.ts';

/**
 * The delta that turns one state into another, or null when they are equal.
 * Incidents travel as upserts by id where that suffices, else as a whole list
 * in the patch. What both states share by reference is not looked into, so
 * the cost is that of the change.
 */
export function deltaBetween(
  before: MatchState,
  after: MatchState,
  version: number,
  at: number,
): MatchDelta | null {
  if (before === after) return null;
  const changed = diffIncidents(before.incidents, after.incidents);
  // An undefined member reads as absent: this leaves the incidents out.
  const members = createMergePatch(
    { ...before, incidents: undefined },
    { ...after, incidents: undefined },
  );
  const patch = changed?.kind === 'whole' ? { ...members, incidents: changed.incidents } : members;
  if (!patch && !changed) return null;
  return {
    type: 'delta',
    version,
    at,
    ...(patch && { patch }),
    ...(changed?.kind === 'upserts' && { incidents: changed.incidents }),
  };
}
