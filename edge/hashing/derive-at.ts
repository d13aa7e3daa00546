import { senderOf } from '../../realtime/protocol/network-site.ts';
import type { Derive } from '../origin/patron/passwords/hash-password.ts';
import { pause } from './pause.ts';
import type { HashingServer } from './hashing-server.ts';

/** Durable Objects per country, which hash in parallel. */
const SHARDS = 4;

/**
 * Returns a function that derives keys near the caller: in a Durable Object of the caller's country, which
 * stays where it was first called. A flood from one country does not delay other countries. If too many tasks
 * wait there, the function retries once after a pause; null then means that the caller should try later. For a
 * stranger it means so at once: a captcha is the next step.
 */
export function deriveAt(
  hashing: DurableObjectNamespace<HashingServer>,
  { country, network }: { country: string | null; network: string | null },
): Derive {
  const from = network === null ? null : senderOf(network);
  const derive: Derive = (job, sender) => {
    const shard = Math.floor(Math.random() * SHARDS);
    return hashing.getByName(`${country ?? 'none'}-${shard}`).derive(job, sender, from);
  };
  return async (job, sender) => {
    const key = await derive(job, sender);
    if (key !== null || sender === 'stranger') return key;
    await pause();
    return derive(job, sender);
  };
}
