import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import type { Env } from '../env.ts';
import { consumeQueue } from '../queue/consume-queue.ts';
import type { QueueName } from '../queue/queue-name.ts';
import { env as testEnv } from './bindings.ts';

/** Gives the consumer a batch of messages, numbered from 0; returns the outcome of each. */
export async function deliver(
  bodies: unknown[],
  bindings: Env = testEnv,
  queue: QueueName = 'match-states',
) {
  const batch = createMessageBatch(
    queue,
    bodies.map((body, index) => ({ id: String(index), timestamp: 0, attempts: 1, body })),
  );
  const context = createExecutionContext();
  await consumeQueue(batch, bindings);
  return getQueueResult(batch, context);
}
