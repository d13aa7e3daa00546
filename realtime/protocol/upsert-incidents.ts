import { deepEqual } from './deep-equal.ts';
import type { Incident } from './incident.ts';

/** Up to this many reported incidents are looked up one by one; beyond, an index pays. */
const FEW = 8;

/**
 * Puts incidents in by id: a known one is replaced in its place (also by its
 * removal, which stays on record), a new one goes to the end. Answers the very
 * array it was given when nothing changed.
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
