import { tracing } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { consumeDeadLetters } from './consume-dead-letters.ts';
import { consumeStates } from './consume-states.ts';

/** The dead-letter queue of each environment in wrangler.toml ends so. */
const DEAD_LETTERS = '-dead';

/** Consumes both queues, which have one consumer: the Worker. */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  const consume = batch.queue.endsWith(DEAD_LETTERS) ? consumeDeadLetters : consumeStates;
  await tracing.enterSpan('queue.consume', async (span) => {
    span.setAttributes({ queue: batch.queue, messages: batch.messages.length });
    await consume(batch, env, Date.now());
  });
}
