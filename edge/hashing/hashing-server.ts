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

  /** Resolves to the key, or to null if too many tasks wait: the caller should then retry. */
  derive(job: ScryptJob, sender?: Sender): Promise<Uint8Array | null> {
    const { SCRYPT } = this.env;
    return this.#turns.take(() => (SCRYPT ? deriveOnNode(SCRYPT, job) : scrypt(job)), sender);
  }
}
