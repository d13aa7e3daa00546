import * as v from 'valibot';
import type { ScryptJob } from './scrypt.ts';

/*
 * On Cloudflare each Durable Object has a thread when it works. On its own machine all isolates
 * of the product take turns on the one thread of workerd: there keys are derived by Node, which
 * has threads for it, and asked for over a binding.
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

/** The key as this machine's Node derives it. */
export async function askMachine(machine: Machine, job: ScryptJob): Promise<Uint8Array> {
  const body = JSON.stringify({ ...job, salt: [...job.salt] });
  const answer = await machine.fetch('http://machine.invalid/', { method: 'POST', body });
  if (!answer.ok) throw new Error(`Node answers ${answer.status} for a key`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** What Node is asked for. */
export function readJob(body: unknown): ScryptJob {
  const { salt, ...job } = v.parse(jobSchema, body);
  return { ...job, salt: Uint8Array.from(salt) };
}
