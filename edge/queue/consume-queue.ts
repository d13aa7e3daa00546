import { tracing } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { consumeAlerts } from '../push/consume-alerts.ts';
import { consumeDeadAlerts } from '../push/consume-dead-alerts.ts';
import { consumeDeadLetters } from './consume-dead-letters.ts';
import { consumeStates } from './consume-states.ts';

/** The queues by the ends of their names, which all environments of wrangler.toml share. */
const CONSUMERS = [
  ['-alerts-dead', consumeDeadAlerts],
  ['-alerts', consumeAlerts],
  ['-dead', consumeDeadLetters],
] as const;

/** Consumes a batch of any queue: the Worker is the only consumer of all queues. */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  const [, consume = consumeStates] = CONSUMERS.find(([end]) => batch.queue.endsWith(end)) ?? [];
  await tracing.enterSpan('queue.consume', async (span) => {
    span.setAttributes({ queue: batch.queue, messages: batch.messages.length });
    await consume(batch, env, Date.now());
  });
}
