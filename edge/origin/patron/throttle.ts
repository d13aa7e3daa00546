import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { tries } from '../db/code-schema.ts';
import { digestOf } from './digest.ts';

export interface TryLimit {
  /** Tries in a window. */
  limit: number;
  windowMs: number;
  /** ms */
  now: number;
}

export interface CountedTry {
  allowed: boolean;
  /** When the next one is allowed, s; 0 where this one is. */
  retryAfter: number;
}

/**
 * Counts a try of `key`, such as `signin:ADDRESS`, in a window that begins
 * with its first. Of as many as come at once no more than `limit` are allowed: the database,
 * whose primary alone writes, counts them one after another. The key is kept as a hash, so
 * that it may name whoever tries.
 */
export async function countTry(
  db: Database,
  key: string,
  { limit, windowMs, now }: TryLimit,
): Promise<CountedTry> {
  const isOver = sql`${tries.until} <= ${now}`;
  const [row] = await db
    .insert(tries)
    .values({ key: await digestOf(key), count: 1, until: now + windowMs })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
        until: sql`case when ${isOver} then ${now + windowMs} else ${tries.until} end`,
      },
    })
    .returning({ count: tries.count, until: tries.until });
  if (row === undefined) throw new Error('A try was not counted');
  const allowed = row.count <= limit;
  return { allowed, retryAfter: allowed ? 0 : Math.ceil((row.until - now) / 1_000) };
}

/** Takes back what was counted of a key, such as the failures of whoever succeeded. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.delete(tries).where(eq(tries.key, await digestOf(key)));
}

/** Removes the counts of windows that are over. */
export async function sweepTries(db: Database, now: number): Promise<void> {
  await db.delete(tries).where(lte(tries.until, now));
}
