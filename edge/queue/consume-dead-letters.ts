import * as v from 'valibot';
import type { Env } from '../env.ts';
import { errorText, log } from '../log.ts';
import { matchStateRecordSchema } from '../origin/catalogue/match-state-record.ts';
import { createDatabase } from '../origin/db/database.ts';
import { payDebts } from './pay-debts.ts';

/** Seconds: an outage that outlasted the queue's own retries is waited for. */
const RETRY_DELAY = 300;

/**
 * States that could not be written. Their rooms owe them still: what they hold
 * by now is written once the database answers, however long after. A message that is no state is logged and let go.
 */
export async function consumeDeadLetters(
  batch: MessageBatch,
  env: Env,
  now: number,
): Promise<void> {
  for (const message of batch.messages) {
    const record = v.safeParse(matchStateRecordSchema, message.body);
    if (!record.success) {
      log('error', 'state-dead', { message: message.id });
      message.ack();
      continue;
    }
    const { matchId, version } = record.output;
    try {
      await payDebts(env, createDatabase(env.DB), { matchIds: [matchId], now });
      message.ack();
    } catch (error) {
      log('error', 'state-dead', { match: matchId, version, error: errorText(error) });
      message.retry({ delaySeconds: RETRY_DELAY });
    }
  }
}
