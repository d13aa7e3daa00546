import { deepEqual } from '../protocol/deep-equal.ts';
import type { Incident } from '../protocol/incident.ts';

/**
 * Returns the changes between two lists, or undefined without any: `upserts` if the old incidents
 * keep their places and new ones follow them, else the `whole` new list.
 */
export function diffIncidents(
  before: readonly Incident[],
  after: readonly Incident[],
): { kind: 'upserts' | 'whole'; incidents: Incident[] } | undefined {
  if (before === after) return undefined;
  if (after.length < before.length) return { kind: 'whole', incidents: [...after] };
  const upserts: Incident[] = [];
  let place = -1;
  for (const incident of after) {
    place += 1;
    const known = before[place];
    if (known === incident) continue;
    if (known && known.id !== incident.id) return { kind: 'whole', incidents: [...after] };
    if (!deepEqual(known, incident)) upserts.push(incident);
  }
  return upserts.length > 0 ? { kind: 'upserts', incidents: upserts } : undefined;
}
