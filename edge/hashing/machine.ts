import * as v from 'valibot';
import type { ScryptJob } from './scrypt.ts';

/*
 * On Cloudflare each Durable Object has a thread while it works. Locally all isolates of the product share the
 * one thread of workerd, so a Node process of low priority derives keys there, behind a binding.
 */

const jobSchema = v.object({
  password: v.string(),
  salt: v.array(v.number()),
  ln: v.number(),
  r: v.number(),
  p: v.number(),
});

/** The binding to Node. */
export interface Machine {
  fetch: (address: string, init: { method: string; body: string }) => Promise<Response>;
}

/** Returns the key that the local Node process derives. */
export async function deriveOnNode(machine: Machine, job: ScryptJob): Promise<Uint8Array> {
  const body = JSON.stringify({ ...job, salt: [...job.salt] });
  const answer = await machine.fetch('http://machine.invalid/', { method: 'POST', body });
  if (!answer.ok) throw new Error(`Node answers ${answer.status} for a key`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Parses a job. */
export function readJob(body: unknown): ScryptJob {
  const { salt, ...job } = v.parse(jobSchema, body);
  return { ...job, salt: Uint8Array.from(salt) };
}
