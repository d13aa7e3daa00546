import * as v from 'valibot';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { Env } from '../env.ts';
import { errorText, log } from '../log.ts';
import {
  matchStateRecord,
  matchStateRecordSchema,
} from '../origin/catalogue/match-state-record.ts';
import { writeRecords } from '../origin/catalogue/write-records.ts';
import { writeStates } from '../origin/catalogue/write-states.ts';
import { createDatabase } from '../origin/db/database.ts';

/** Seconds: an outage that outlasted the queue's own retries is waited for. */
const RETRY_DELAY = 300;

/**
 * States that could not be written. The room still has the newest: it is read
 * again and written once the database answers, however long after the match
 * closed. A message that is no state is logged and let go.
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
      const snapshot = await matchRoom(env, matchId).snapshot();
      if (snapshot) {
        const db = createDatabase(env.DB);
        await writeStates(db, [matchStateRecord(snapshot, now)]);
        await writeRecords(db, [snapshot], now);
      }
      message.ack();
    } catch (error) {
      log('error', 'state-dead', { match: matchId, version, error: errorText(error) });
      message.retry({ delaySeconds: RETRY_DELAY });
    }
  }
}
