import * as v from 'valibot';
import type { Env } from '../env.ts';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { createDatabase } from '../origin/db/database.ts';
import { writeUnsaved } from './write-unsaved.ts';
import { stateMessageSchema } from './state-message.ts';

/** Seconds between retries in an outage beyond the queue's own retries. */
const RETRY_DELAY = 300;

/**
 * Retries messages that the queue gave up. Rooms still hold their unsaved data, which is written
 * once the database answers, however late. A malformed message is logged and dropped. A barrier is
 * dropped silently: here nothing is known of the messages before it.
 */
export async function consumeDeadLetters(
  batch: MessageBatch,
  env: Env,
  now: number,
): Promise<void> {
  for (const message of batch.messages) {
    const parsed = v.safeParse(stateMessageSchema, message.body);
    if (!parsed.success) log('error', 'state-dead', { message: message.id });
    if (!parsed.success || 'barrier' in parsed.output) {
      message.ack();
      if (!parsed.success) countLetter('dropped');
      continue;
    }
    const matchId = 'unsaved' in parsed.output ? parsed.output.unsaved : parsed.output.matchId;
    try {
      await writeUnsaved(env, createDatabase(env.DB), { matchIds: [matchId], now });
      message.ack();
      countLetter('stored');
    } catch (error) {
      log('error', 'state-dead', { match: matchId, error: stackOf(error) });
      message.retry({ delaySeconds: RETRY_DELAY });
      countLetter('retried');
    }
  }
}

function countLetter(outcome: 'stored' | 'retried' | 'dropped'): void {
  tally.count('queue_messages_total', { queue: 'match-states-dead', outcome });
}
