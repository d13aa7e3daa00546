import * as v from 'valibot';
import { log } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { keepLetter } from '../queue/dead-letters.ts';
import { alertMessageSchema } from './alert-message.ts';

/**
 * Stores the alerts that the queue gave up where the operator finds them (`dead_letters`): one
 * letter for each push service that accepts nothing, and one for each message that failed here.
 * Nobody sends them later: a goal an hour ago is not news. `now` is in ms.
 */
export async function consumeDeadAlerts(batch: MessageBatch, env: Env, now: number): Promise<void> {
  const db = createDatabase(env.DB);
  for (const message of batch.messages) {
    const { id, attempts, body } = message;
    const parsed = v.safeParse(alertMessageSchema, body);
    const retry = parsed.success && 'origin' in parsed.output ? parsed.output : null;
    const service = retry?.origin ?? null;
    log('error', 'alert-dead', { message: id, service });
    tally.count('alerts_total', { outcome: 'dead' }, retry?.subscriptions.length);
    await keepLetter(db, {
      message: { id: service === null ? id : `alerts ${service}`, attempts, body },
      matchId: null,
      error: service === null ? 'An alert could not be sent.' : `${service} takes no alerts.`,
      now,
    });
    message.ack();
  }
}
