import * as v from 'valibot';
import type { Env } from '../env.ts';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { MatchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { writeStates } from '../origin/catalogue/write-states.ts';
import { createDatabase, type Database } from '../origin/db/database.ts';
import { confirmStored } from './confirm-stored.ts';
import { writeUnsaved } from './write-unsaved.ts';
import { stateMessageSchema } from './state-message.ts';
import { writeClosed } from './write-closed.ts';

interface Delivery<Body> {
  message: Message;
  body: Body;
}

/** Seconds before a message is retried, multiplied by the number of attempts. */
const RETRY_DELAY = 2;

/**
 * Writes the states of a batch (design §3, write-behind), with the records of closed matches, then
 * the rooms' unsaved data. Notifies the rooms of what was written. A malformed message is retried
 * until it reaches the dead-letter queue. `now` is in ms.
 */
export async function consumeStates(batch: MessageBatch, env: Env, now: number): Promise<void> {
  const db = createDatabase(env.DB);
  const states: Delivery<MatchStateRecord>[] = [];
  const unsaved: Delivery<string>[] = [];
  const barriers = new Set<string>();
  for (const message of batch.messages) {
    const parsed = v.safeParse(stateMessageSchema, message.body);
    if (!parsed.success) {
      log('error', 'state-malformed', { message: message.id, attempts: message.attempts });
      retryLater(message);
    } else if ('unsaved' in parsed.output) unsaved.push({ message, body: parsed.output.unsaved });
    else if ('barrier' in parsed.output) {
      barriers.add(parsed.output.barrier);
      message.ack();
    } else states.push({ message, body: parsed.output });
  }
  await takeStates(env, db, states);
  await saveUnsaved(env, db, unsaved, now);
  for (const barrier of barriers) log('info', 'states-written', { barrier });
}

/**
 * Writes these states in one batch. If one statement fails, the whole batch does: then each state
 * is written alone, and a failed one is retried until it reaches the dead-letter queue.
 */
async function takeStates(
  env: Env,
  db: Database,
  deliveries: readonly Delivery<MatchStateRecord>[],
): Promise<void> {
  const take = async (taken: readonly Delivery<MatchStateRecord>[]) => {
    const records = taken.map(({ body }) => body);
    await writeStates(db, records);
    await writeClosed(env, db, records);
    await confirmStored(env, records);
    for (const { message } of taken) message.ack();
    countMessages('stored', taken.length);
  };
  try {
    await take(deliveries);
  } catch (error) {
    log('warn', 'state-batch-failed', { error: stackOf(error) });
    for (const delivery of deliveries)
      try {
        await take([delivery]);
      } catch (failure) {
        const { matchId } = delivery.body;
        log('error', 'state-failed', { match: matchId, error: stackOf(failure) });
        retryLater(delivery.message);
      }
  }
}

/**
 * Writes the unsaved data of these matches' rooms. Drops failed messages: the room reports its
 * unsaved data again.
 */
async function saveUnsaved(
  env: Env,
  db: Database,
  deliveries: readonly Delivery<string>[],
  now: number,
): Promise<void> {
  const matchIds = deliveries.map(({ body }) => body);
  let failed = 0;
  try {
    await writeUnsaved(env, db, { matchIds, now });
  } catch (error) {
    log('warn', 'unsaved-batch-failed', { error: stackOf(error) });
    for (const matchId of matchIds)
      try {
        await writeUnsaved(env, db, { matchIds: [matchId], now });
      } catch (failure) {
        failed += 1;
        log('error', 'unsaved-failed', { match: matchId, error: stackOf(failure) });
      }
  }
  for (const { message } of deliveries) message.ack();
  countMessages('stored', deliveries.length - failed);
  countMessages('dropped', failed);
}

function retryLater(message: Message): void {
  message.retry({ delaySeconds: RETRY_DELAY * message.attempts });
  countMessages('retried', 1);
}

function countMessages(outcome: 'stored' | 'retried' | 'dropped', by: number): void {
  if (by > 0) tally.count('queue_messages_total', { queue: 'match-states', outcome }, by);
}
