import type { MatchUpdate } from '../../protocol/ingest.ts';
import { applyUpdate, type Applied, type MatchRoom } from '../match-room.ts';
import { NOON } from './fixtures.ts';

/**
 * Delivers updates like a sender: repeats those rejected for an unknown match, as long as a
 * delivery helps.
 */
export function deliver(
  room: MatchRoom,
  updates: readonly MatchUpdate[],
  each: (applied: Applied) => MatchRoom = ({ room: next }) => next,
): MatchRoom {
  let current = room;
  let waiting = updates;
  while (waiting.length > 0) {
    const again: MatchUpdate[] = [];
    for (const update of waiting) {
      const applied = applyUpdate(current, update, NOON);
      if (applied.result.reason?.startsWith('fixture-missing')) again.push(update);
      current = each(applied);
    }
    if (again.length === waiting.length) break;
    waiting = again;
  }
  return current;
}
