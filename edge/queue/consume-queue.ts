import type { Env } from '../env.ts';
import { consumeDeadLetters } from './consume-dead-letters.ts';
import { consumeStates } from './consume-states.ts';

/** The dead-letter queue of each environment in wrangler.toml ends so. */
const DEAD_LETTERS = '-dead';

/** Consumes both queues, which have one consumer: the Worker. */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  if (batch.queue.endsWith(DEAD_LETTERS)) await consumeDeadLetters(batch, env, Date.now());
  else await consumeStates(batch, env, Date.now());
}
