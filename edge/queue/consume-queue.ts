import { tracing } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { consumeDeadLetters } from './consume-dead-letters.ts';
import { consumeStates } from './consume-states.ts';

/** The dead-letter queue of wrangler.toml. */
const DEAD_LETTERS = 'match-states-dead';

/** Consumes both queues, which have one consumer: the Worker. */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  const consume = batch.queue === DEAD_LETTERS ? consumeDeadLetters : consumeStates;
  await tracing.enterSpan('queue.consume', async (span) => {
    span.setAttributes({ queue: batch.queue, messages: batch.messages.length });
    await consume(batch, env, Date.now());
  });
}
