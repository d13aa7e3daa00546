import type { CatalogueResponse } from '../../../realtime/protocol/catalogue.ts';

/**
 * Counts the differences between the known and the listed values, by key. Returns in `keys` those
 * of new and changed values, which the caller writes.
 */
export function changesOf(
  known: ReadonlyMap<string, unknown>,
  listed: ReadonlyMap<string, unknown>,
): { keys: Set<string>; counts: CatalogueResponse } {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const keys = new Set<string>();
  for (const [key, value] of listed) {
    const before = known.get(key);
    if (before !== undefined && fingerprint(before) === fingerprint(value)) {
      counts.unchanged += 1;
      continue;
    }
    keys.add(key);
    counts[before === undefined ? 'created' : 'updated'] += 1;
  }
  return { keys, counts };
}

/** Returns the sums of several counts. */
export function sumOfCounts(all: readonly CatalogueResponse[]): CatalogueResponse {
  return all.reduce(
    (sum, one) => ({
      created: sum.created + one.created,
      updated: sum.updated + one.updated,
      unchanged: sum.unchanged + one.unchanged,
    }),
    { created: 0, updated: 0, unchanged: 0 },
  );
}

/** Returns equal texts for equal values, whatever the order of their members. */
export function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : inner,
  );
}
