import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
// oxlint-disable-next-line no-restricted-imports -- for tests only
import { fold } from '../../../realtime/rooms/fold.ts';
// oxlint-disable-next-line no-restricted-imports -- for tests only
import { fixtureOf, updateOf } from '../../../realtime/rooms/testing/fixtures.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import { recordOfState, type MatchRecord } from '../../domain/match-record.ts';

/** Returns a match's record after these updates. */
export function matchOfUpdates(
  sportId: SportId,
  ...updates: readonly Partial<MatchUpdate>[]
): MatchRecord {
  const log = updates.map((update, index) => updateOf(index + 2, update));
  const { state, rejections } = fold(null, [updateOf(1, { fixture: fixtureOf(sportId) }), ...log]);
  if (!state || rejections.size > 0) throw new Error([...rejections.values()].join());
  return recordOfState(state);
}
