import { tracing } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { consumeAlerts } from '../push/consume-alerts.ts';
import { consumeDeadAlerts } from '../push/consume-dead-alerts.ts';
import { consumeDeadLetters } from './consume-dead-letters.ts';
import { consumeStates } from './consume-states.ts';
import { queueOf, type QueueName } from './queue-name.ts';

const CONSUMERS: Record<QueueName, (batch: MessageBatch, env: Env, now: number) => Promise<void>> =
  {
    'match-states': consumeStates,
    'match-states-dead': consumeDeadLetters,
    'match-alerts': consumeAlerts,
    'match-alerts-dead': consumeDeadAlerts,
  };

/**
 * Consumes a batch of any queue: the Worker is the only consumer of all queues. Throws if the queue is none of
 * the product's, so that the platform delivers its messages again.
 */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  const queue = queueOf(batch.queue);
  if (queue === undefined) throw new Error(`The product has no queue named ${batch.queue}`);
  await tracing.enterSpan('queue.consume', async (span) => {
    span.setAttributes({ queue, messages: batch.messages.length });
    await CONSUMERS[queue](batch, env, Date.now());
  });
}
