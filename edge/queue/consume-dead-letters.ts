import * as v from 'valibot';
import type { Env } from '../env.ts';
import { log, messageOf, stackOf } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { createDatabase, type Database } from '../origin/db/database.ts';
import { forgetLetter, forgetLettersOf, isDropped, keepLetter } from './dead-letters.ts';
import { writeUnsaved } from './write-unsaved.ts';
import { stateMessageSchema } from './state-message.ts';

/** Seconds between retries in an outage that outlasts the queue's own retries. */
const RETRY_DELAY = 300;

/**
 * Retries messages that the queue gave up. The rooms still have their unsaved data, which is
 * written once the database answers, however late. Stores failed messages where the operator finds
 * them (`dead_letters`); a malformed one is stored and not retried. Drops a barrier silently:
 * nothing is known here of the messages before it. `now` is in ms.
 */
export async function consumeDeadLetters(
  batch: MessageBatch,
  env: Env,
  now: number,
): Promise<void> {
  const db = createDatabase(env.DB);
  for (const message of batch.messages) {
    const parsed = v.safeParse(stateMessageSchema, message.body);
    if (!parsed.success) await keepMalformed(db, message, now);
    else if ('barrier' in parsed.output) message.ack();
    else {
      const matchId = 'unsaved' in parsed.output ? parsed.output.unsaved : parsed.output.matchId;
      await retryMatch(env, db, { message, matchId, now });
    }
  }
}

async function retryMatch(
  env: Env,
  db: Database,
  { message, matchId, now }: { message: Message; matchId: string; now: number },
): Promise<void> {
  try {
    if (await isDropped(db, message.id)) {
      await forgetLetter(db, message.id);
      countLetter('dropped');
    } else {
      await writeUnsaved(env, db, { matchIds: [matchId], now });
      await forgetLettersOf(db, matchId);
      countLetter('stored');
    }
    message.ack();
  } catch (error) {
    log('error', 'state-dead', { match: matchId, error: stackOf(error) });
    await keep(db, { message, matchId, error: messageOf(error), now });
    message.retry({ delaySeconds: RETRY_DELAY });
    countLetter('retried');
  }
}

async function keepMalformed(db: Database, message: Message, now: number): Promise<void> {
  log('error', 'state-dead', { message: message.id });
  const error = 'It is no state of this version.';
  if (await keep(db, { message, matchId: null, error, now })) {
    message.ack();
    countLetter('dropped');
  } else {
    message.retry({ delaySeconds: RETRY_DELAY });
    countLetter('retried');
  }
}

/** Stores a letter; returns false if the database does not answer. */
async function keep(
  db: Database,
  letter: { message: Message; matchId: string | null; error: string; now: number },
): Promise<boolean> {
  try {
    await keepLetter(db, letter);
    return true;
  } catch (failure) {
    log('warn', 'dead-letter-not-kept', { error: messageOf(failure) });
    return false;
  }
}

function countLetter(outcome: 'stored' | 'retried' | 'dropped'): void {
  tally.count('queue_messages_total', { queue: 'match-states-dead', outcome });
}
