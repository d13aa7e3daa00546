import { DurableObject } from 'cloudflare:workers';
import { scrypt, type ScryptJob } from './scrypt.ts';
import { deriveOnNode, type Machine } from './machine.ts';
import { Turns, type Sender } from './turns.ts';

interface HashingEnv {
  /** Bound only where the product runs locally: see `machine.ts`. */
  SCRYPT?: Machine;
}

/**
 * Derives keys of passwords, one at a time. A Durable Object has a separate isolate, so that a blocked thread
 * delays no page and no other call (ADR 74). It stores nothing.
 */
export class HashingServer extends DurableObject<HashingEnv> {
  readonly #turns = new Turns();

  /**
   * Resolves to the key, or to null if too many tasks wait: the caller should then retry. `from` is the sender's
   * IPv4 address or /48.
   */
  derive(job: ScryptJob, sender?: Sender, from?: string | null): Promise<Uint8Array | null> {
    const { SCRYPT } = this.env;
    const work = () => (SCRYPT ? deriveOnNode(SCRYPT, job) : scrypt(job));
    return this.#turns.take(work, sender, from);
  }
}
