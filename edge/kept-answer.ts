import type { GateCaller, WorkGate } from './work-gate.ts';

/** Where an answer is kept, and whose turn at which gate its making takes. */
export interface KeptPlace {
  /** Name of the data centre's cache. */
  cache: string;
  key: URL;
  gate: WorkGate;
  caller: GateCaller;
}

/**
 * Returns the data centre's copy of an answer, else what `make` returns in its turn, or null if that does not come.
 * An answer is kept for as long as its `cache-control` says; what is none passes through.
 */
export async function keptAnswer<Other extends object = never>(
  { cache: name, key, gate, caller }: KeptPlace,
  make: () => Promise<Response | Other>,
): Promise<Response | Other | null> {
  const cache = await caches.open(name);
  const copy = async () => {
    const kept = await cache.match(key);
    return kept && new Response(kept.body, kept);
  };
  const kept = await copy();
  if (kept) return kept;
  return gate.run(caller, async () => {
    // Others wait for the same answer.
    const keptMeanwhile = await copy();
    if (keptMeanwhile) return keptMeanwhile;
    const made = await make();
    if (!(made instanceof Response) || made.headers.get('cache-control') === 'no-store')
      return made;
    await cache.put(key, made.clone());
    // A slow visitor holds the bytes of an answer in memory, but not those of a copy.
    return (await copy()) ?? made;
  });
}
