import { upsertById } from '../../clients/live/src/upsert-by-id.ts';
import { deepEqual } from './deep-equal.ts';
import type { Incident } from './incident.ts';

/**
 * Upserts incidents by id: a known one is replaced in its place (a removal too, which stays on
 * record), a new one is appended. Returns the same array when unchanged.
 */
export function upsertIncidents(known: Incident[], reported: readonly Incident[]): Incident[] {
  return upsertById(known, reported, deepEqual);
}
