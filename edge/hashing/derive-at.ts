import type { Derive } from '../origin/patron/passwords/hash-password.ts';
import { pause } from './pause.ts';
import type { HashingServer } from './hashing-server.ts';

/** How many hash at once for one country. */
const SHARDS = 4;

/**
 * Has keys derived near whoever asks: by a Durable Object of their country, which stands where
 * it was first asked for. A flood from one country leaves those of others free. Where
 * too many wait, it is tried once more after a pause.
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
