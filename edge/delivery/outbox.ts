import { desc, lte } from 'drizzle-orm';
import { log } from '../../realtime/hosts/log.ts';
import { outbox, type CodeChannel } from '../origin/db/code-schema.ts';
import type { Database } from '../origin/db/database.ts';
import type { Letter } from './http-delivery.ts';

/** Most stored messages: the oldest are deleted. */
const MAX_MESSAGES = 500;

/** An item of `/dev/outbox.json`. */
export interface OutboxMessage {
  to: string;
  channel: CodeChannel;
  /** Null in a message that says why there is no code. */
  code: string | null;
  text: string;
  /** ms */
  at: number;
}

/**
 * Stores a message that a local product does not send. `/dev/outbox` and the log show it. `now` is ms.
 */
export async function keepInOutbox(db: Database, letter: Letter, now: number): Promise<void> {
  const { channel, to, code, text } = letter;
  log('info', 'code-in-outbox', { channel, to, code, text });
  const [row] = await db
    .insert(outbox)
    .values({ channel, recipient: to, code, text, at: now })
    .returning({ id: outbox.id });
  if (row) await db.delete(outbox).where(lte(outbox.id, row.id - MAX_MESSAGES));
}

/** Lists stored messages, newest first. */
export async function listOutbox(db: Database): Promise<OutboxMessage[]> {
  const { recipient: to, channel, code, text, at } = outbox;
  return db.select({ to, channel, code, text, at }).from(outbox).orderBy(desc(outbox.id));
}
