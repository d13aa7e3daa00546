import * as v from 'valibot';
import { log } from '../log.ts';
import { matchStateRecordSchema } from '../origin/catalogue/match-state-record.ts';

/**
 * Logs states that could not be written. Nothing is lost by letting them go:
 * the room still has the state, and the next reconcile pass copies it.
 */
export function consumeDeadLetters(batch: MessageBatch): void {
  for (const message of batch.messages) {
    const record = v.safeParse(matchStateRecordSchema, message.body);
    log('error', 'state-dead', {
      message: message.id,
      match: record.success ? record.output.matchId : undefined,
      version: record.success ? record.output.version : undefined,
    });
    message.ack();
  }
}
