import * as v from 'valibot';
import { matchUpdateSchema, type MatchUpdate } from '../../protocol/ingest.ts';
import type { Recording } from '../source.ts';

/** Returns a recording's updates after checking the contract of source.ts. */
export function checkedUpdates({ matchId, updates }: Recording): MatchUpdate[] {
  let last = { at: -Infinity, sequence: 0 };
  for (const { at, update } of updates) {
    v.parse(matchUpdateSchema, update);
    if (update.matchId !== matchId) throw new Error(`${update.matchId} is not ${matchId}`);
    if (at < last.at) throw new Error(`${matchId} ${update.sequence} comes before its time`);
    if (update.sequence <= last.sequence)
      throw new Error(`${matchId} ${update.sequence} does not rise`);
    last = { at, sequence: update.sequence };
  }
  if (!updates[0]?.update.fixture) throw new Error(`${matchId} does not begin with its fixture`);
  return updates.map(({ update }) => update);
}
