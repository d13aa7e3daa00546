import { upsertById } from '../../clients/live/src/upsert-by-id.ts';
import { deepEqual } from './deep-equal.ts';
import type { Incident } from './incident.ts';

/**
 * Returns the incidents after an upsert by id: a reported incident replaces the known one in its
 * place, or is appended if new. A removed incident stays in the list. Returns the same array if
 * unchanged.
 */
export function upsertIncidents(known: Incident[], reported: readonly Incident[]): Incident[] {
  return upsertById(known, reported, deepEqual);
}
