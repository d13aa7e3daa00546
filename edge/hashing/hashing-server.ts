import { DurableObject } from 'cloudflare:workers';
import { scrypt, type ScryptJob } from './scrypt.ts';
import { askMachine, type Machine } from './machine.ts';
import { Turns } from './turns.ts';

interface HashingEnv {
  /** Bound where the product runs on its own machine: see `machine.ts`. */
  SCRYPT?: Machine;
}

/**
 * Derives keys of passwords, one at a time. A Durable Object has an isolate of its own: what
 * holds its thread keeps no page and no other call waiting (ADR 0074). It stores nothing.
 */
export class HashingServer extends DurableObject<HashingEnv> {
  readonly #turns = new Turns();

  /** The key; null while so many wait that the caller had better come again. */
  derive(job: ScryptJob): Promise<Uint8Array | null> {
    const { SCRYPT } = this.env;
    return this.#turns.take(() => (SCRYPT ? askMachine(SCRYPT, job) : scrypt(job)));
  }
}
