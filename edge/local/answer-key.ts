import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Response, type Request } from 'miniflare';
import * as v from 'valibot';
import { readJob } from '../hashing/machine.ts';

let last: Promise<unknown> = Promise.resolve();
let deriver: Deriver | undefined;

interface Deriver {
  child: ChildProcess;
  /** Aborts when the process ends. */
  ended: AbortSignal;
}

/**
 * Answers the Worker with the key of a password. A process of low priority derives keys, one at a time,
 * so that pages and calls get the processor first. It is not the lowest priority: on a busy machine a
 * key would then take longer than the Worker waits.
 */
export async function answerKey(request: Request): Promise<Response> {
  const job = readJob(await request.json());
  const turn = last.then(() => deriveApart({ ...job, salt: [...job.salt] }));
  last = turn.catch(() => {});
  return new Response(await turn);
}

const keySchema = v.array(v.number());

async function deriveApart(job: object): Promise<Uint8Array> {
  deriver ??= startDeriver();
  const answered = once(deriver.child, 'message', { signal: deriver.ended });
  deriver.child.send(job);
  const [key] = await answered;
  return Uint8Array.from(v.parse(keySchema, key));
}

function startDeriver(): Deriver {
  const child = fork(new URL('derive-keys.ts', import.meta.url));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // It ends with this process, and does not keep it running.
  child.unref();
  child.channel?.unref();
  const ending = new AbortController();
  child.once('exit', () => {
    deriver = undefined;
    ending.abort();
  });
  return { child, ended: ending.signal };
}
