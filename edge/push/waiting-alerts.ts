import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import type { Env } from '../env.ts';
import { createDatabase, runBatch } from '../origin/db/database.ts';
import { waitingAlerts } from '../origin/db/push-schema.ts';
import { sendInBatches } from '../queue/send-in-batches.ts';
import { alertMessageSchema, type AlertMessage } from './alert-message.ts';

/** Most messages that are read at once: D1 binds a hundred values. */
const AT_ONCE = 100;

/**
 * Sends messages to the queue of alerts. Stores them if the queue refuses them: `sendWaiting` sends
 * them then. Throws if the database refuses them too. `now` is in ms.
 */
export async function enqueueAlerts(
  env: Pick<Env, 'ALERTS' | 'DB'>,
  messages: readonly AlertMessage[],
  now: number,
): Promise<void> {
  try {
    await sendInBatches(
      env.ALERTS,
      messages.map((body) => ({ body })),
    );
  } catch (error) {
    log('warn', 'alerts-wait', { messages: messages.length, error: messageOf(error) });
    const db = createDatabase(env.DB);
    const rows = messages.map((message) => ({ body: JSON.stringify(message), at: now }));
    await runBatch(
      db,
      rows.map((row) => db.insert(waitingAlerts).values(row)),
    );
  }
}

/**
 * Sends the stored messages to the queue of alerts, the oldest first, and deletes those that it
 * takes. Consumers drop what is too old to be news. Throws when the queue or the database does not
 * answer: the next run tries again.
 */
export async function sendWaiting(env: Pick<Env, 'ALERTS' | 'DB'>): Promise<void> {
  const { id } = waitingAlerts;
  const db = createDatabase(env.DB);
  for (;;) {
    const rows = await db.select().from(waitingAlerts).orderBy(asc(id)).limit(AT_ONCE);
    if (rows.length === 0) return;
    // A row of another version is no message: it goes with the others.
    const messages = rows.flatMap(({ body }) => {
      const parsed = v.safeParse(alertMessageSchema, JSON.parse(body));
      return parsed.success ? { body: parsed.output } : [];
    });
    await sendInBatches(env.ALERTS, messages);
    const taken = rows.map((row) => row.id);
    await db.delete(waitingAlerts).where(inArray(id, taken));
  }
}
