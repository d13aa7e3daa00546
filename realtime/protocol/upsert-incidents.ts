import { deepEqual } from './deep-equal.ts';
import type { Incident } from './incident.ts';

/** Up to this many reported incidents, linear search is faster; above, an index. */
const FEW = 8;

/**
 * Upserts incidents by id: a known one is replaced in its place (a removal too, which stays on
 * record), a new one is appended. Returns the same array when unchanged.
 */
export function upsertIncidents(known: Incident[], reported: readonly Incident[]): Incident[] {
  let next: Incident[] | undefined;
  const index =
    reported.length > FEW
      ? new Map(known.map((incident, place) => [incident.id, place]))
      : undefined;
  for (const incident of reported) {
    const current = next ?? known;
    const place = index
      ? (index.get(incident.id) ?? -1)
      : current.findLastIndex((candidate) => candidate.id === incident.id);
    if (place >= 0 && deepEqual(current[place], incident)) continue;
    next ??= known.slice();
    if (place >= 0) {
      next[place] = incident;
    } else {
      next.push(incident);
      index?.set(incident.id, next.length - 1);
    }
  }
  return next ?? known;
}
