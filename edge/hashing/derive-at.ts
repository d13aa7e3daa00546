import type { Derive } from '../origin/patron/passwords/hash-password.ts';
import { pause } from './pause.ts';
import type { HashingServer } from './hashing-server.ts';

/** Parallel hashers per country. */
const SHARDS = 4;

/**
 * Derives keys near the caller: in a Durable Object of their country, which stays where it was first called.
 * A flood from one country leaves the objects of others free. Where too many wait, it retries once after a
 * pause.
 */
export function deriveAt(
  hashing: DurableObjectNamespace<HashingServer>,
  country: string | null,
): Derive {
  const derive: Derive = (job) => {
    const shard = Math.floor(Math.random() * SHARDS);
    return hashing.getByName(`${country ?? 'none'}-${shard}`).derive(job);
  };
  return async (job) => {
    const key = await derive(job);
    if (key !== null) return key;
    await pause();
    return derive(job);
  };
}
