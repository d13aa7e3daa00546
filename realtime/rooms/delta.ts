import type { MatchDelta } from '../protocol/frame.ts';
import type { MatchState } from '../protocol/match-state.ts';
import { createMergePatch } from '../protocol/merge-patch.ts';
import { diffIncidents } from './incidents.ts';

/**
 * Returns the delta that turns one state into another, or null when they are equal. Incidents
 * travel as upserts by id where possible, else as a whole list in the patch. Parts that both states
 * share by reference are skipped, so only changes cost time.
 */
export function deltaBetween(
  before: MatchState,
  after: MatchState,
  version: number,
  at: number,
): MatchDelta | null {
  if (before === after) return null;
  const changed = diffIncidents(before.incidents, after.incidents);
  // Undefined members count as absent: this leaves the incidents out.
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
