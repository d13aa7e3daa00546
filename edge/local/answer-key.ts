import { Response, type Request } from 'miniflare';
import { readJob } from '../hashing/machine.ts';
import { scrypt, type ScryptJob } from '../hashing/scrypt.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Answers the Worker with a password's key, which Node derives on a separate thread. One at a time: the other
 * processors serve pages and calls.
 */
export async function answerKey(request: Request): Promise<Response> {
  return new Response(await deriveInTurn(readJob(await request.json())));
}

function deriveInTurn(job: ScryptJob): Promise<Uint8Array> {
  const turn = last.then(() => scrypt(job));
  last = turn.catch(() => {});
  return turn;
}
