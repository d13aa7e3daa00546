import * as v from 'valibot';
import type { Env } from '../env.ts';
import { errorText, log } from '../log.ts';
import {
  matchStateRecordSchema,
  type MatchStateRecord,
} from '../origin/catalogue/match-state-record.ts';
import { writeStates } from '../origin/catalogue/write-states.ts';
import { createDatabase, type Database } from '../origin/db/database.ts';
import { writeClosed } from './write-closed.ts';

interface Delivery {
  message: Message;
  record: MatchStateRecord;
}

/** Seconds before a message is delivered again, more with each attempt. */
const RETRY_DELAY = 2;

/**
 * Writes the states of a batch (design §3, write-behind), and of matches that
 * are over what else their rooms hold. One statement that fails takes the whole
 * batch with it, so then each message is tried alone: what fails is delivered
 * again and ends in the dead-letter queue, the rest is done. A message that is
 * no state fails the same way.
 */
export async function consumeStates(batch: MessageBatch, env: Env): Promise<void> {
  const db = createDatabase(env.DB);
  const deliveries = batch.messages.flatMap((message): Delivery[] => {
    const record = v.safeParse(matchStateRecordSchema, message.body);
    if (record.success) return [{ message, record: record.output }];
    log('error', 'state-malformed', { message: message.id, attempts: message.attempts });
    retryLater(message);
    return [];
  });
  try {
    const records = deliveries.map(({ record }) => record);
    await writeStates(db, records);
    await writeClosed(env, db, records);
    for (const { message } of deliveries) message.ack();
  } catch (error) {
    log('warn', 'state-batch-failed', { error: errorText(error) });
    for (const delivery of deliveries) await writeAlone(env, db, delivery);
  }
}

async function writeAlone(env: Env, db: Database, { message, record }: Delivery): Promise<void> {
  try {
    await writeStates(db, [record]);
    await writeClosed(env, db, [record]);
    message.ack();
  } catch (error) {
    log('error', 'state-failed', { match: record.matchId, error: errorText(error) });
    retryLater(message);
  }
}

function retryLater(message: Message): void {
  message.retry({ delaySeconds: RETRY_DELAY * message.attempts });
}
