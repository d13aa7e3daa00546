import * as v from 'valibot';
import type { Env } from '../env.ts';
import { log, stackOf } from '../../realtime/log.ts';
import { createDatabase } from '../origin/db/database.ts';
import { payDebts } from './pay-debts.ts';
import { stateMessageSchema } from './state-message.ts';

/** Seconds: an outage that outlasted the queue's own retries is waited for. */
const RETRY_DELAY = 300;

/**
 * Messages that the queue gave up. What rooms owe they owe still: what they hold
 * by now is written once the database answers, however long after. A message
 * that is none of the queue's is logged and let go; so is, without a word, a
 * barrier: of what was before it nothing is known here.
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
      continue;
    }
    const matchId = 'owed' in parsed.output ? parsed.output.owed : parsed.output.matchId;
    try {
      await payDebts(env, createDatabase(env.DB), { matchIds: [matchId], now });
      message.ack();
    } catch (error) {
      log('error', 'state-dead', { match: matchId, error: stackOf(error) });
      message.retry({ delaySeconds: RETRY_DELAY });
    }
  }
}
