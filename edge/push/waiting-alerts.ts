import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import type { Env } from '../env.ts';
import { createDatabase, insertParts, runBatch } from '../origin/db/database.ts';
import { waitingAlerts } from '../origin/db/push-schema.ts';
import { sendInBatches } from '../queue/send-in-batches.ts';
import { alertMessageSchema, type AlertMessage } from './alert-message.ts';

/** Most messages that are read at once: D1 binds a hundred values. */
const AT_ONCE = 100;

/**
 * Pauses before those that the queue refused are sent again, ms: the platform ends a call that has
 * been answered after 30 s.
 */
const PAUSES = [2_000, 6_000, 18_000];

const storedSchema = v.pipe(v.string(), v.parseJson(), alertMessageSchema);

/** When the tries of an earlier call in this isolate are over, ms. */
let triesUntil = 0;

/**
 * Sends messages to the queue of alerts. Stores them if the queue refuses them, and tries again for
 * half a minute; then they wait for the scheduled run. Throws if the database refuses them too.
 * `now` is in ms.
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
      insertParts(rows).map((part) => db.insert(waitingAlerts).values(part)),
    );
    await trySoon(env);
  }
}

/** Sends the stored messages after each pause until the queue takes them, for all calls at once. */
async function trySoon(env: Pick<Env, 'ALERTS' | 'DB'>): Promise<void> {
  if (Date.now() < triesUntil) return;
  triesUntil = Date.now() + PAUSES.reduce((sum, pause) => sum + pause, 0);
  for (const pause of PAUSES) {
    await scheduler.wait(pause);
    const isSent = await sendWaiting(env).then(
      () => true,
      () => false,
    );
    if (isSent) break;
  }
  triesUntil = 0;
}

/**
 * Sends the stored messages to the queue of alerts, the oldest first, and deletes those that it
 * takes. Consumers drop what is too old to be news. A row that is no message is logged and deleted.
 * Throws when the queue or the database does not answer: the next run tries again.
 */
export async function sendWaiting(env: Pick<Env, 'ALERTS' | 'DB'>): Promise<void> {
  const db = createDatabase(env.DB);
  const remove = async (ids: number[]) =>
    ids.length === 0 ? null : db.delete(waitingAlerts).where(inArray(waitingAlerts.id, ids));
  for (;;) {
    const rows = await db
      .select()
      .from(waitingAlerts)
      .orderBy(asc(waitingAlerts.id))
      .limit(AT_ONCE);
    if (rows.length === 0) return;
    const read = rows.map(({ id, body }) => ({ id, parsed: v.safeParse(storedSchema, body) }));
    const malformed = read.filter(({ parsed }) => !parsed.success).map(({ id }) => id);
    for (const id of malformed) log('error', 'waiting-alert-malformed', { row: id });
    await remove(malformed);
    const messages = read.flatMap(({ parsed }) => (parsed.success ? { body: parsed.output } : []));
    await sendInBatches(env.ALERTS, messages);
    await remove(rows.map(({ id }) => id));
  }
}
