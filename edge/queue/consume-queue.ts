import type { Env } from '../env.ts';
import { consumeDeadLetters } from './consume-dead-letters.ts';
import { consumeStates } from './consume-states.ts';

/** The dead-letter queue of wrangler.toml. */
const DEAD_LETTERS = 'match-states-dead';

/** Consumes both queues, which have one consumer: the Worker. */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  if (batch.queue === DEAD_LETTERS) await consumeDeadLetters(batch, env, Date.now());
  else await consumeStates(batch, env, Date.now());
}
