import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { tries } from './db/code-schema.ts';
import { digestOf, keyedDigestOf } from '../digest.ts';

export interface TryLimit {
  /** Tries in a window. */
  limit: number;
  windowMs: number;
  /** ms */
  now: number;
  /** What keys are hashed with; null where no SESSION_SECRET is set, and nobody can have an account. */
  secret: string | null;
}

export interface CountedTry {
  allowed: boolean;
  /** When the next one is allowed, s; 0 where this one is. */
  retryAfter: number;
}

/**
 * Counts a try of `key`, such as `signin:ADDRESS`, in a window that begins
 * with its first. Of as many as come at once no more than `limit` are allowed: the database,
 * whose primary alone writes, counts them one after another. The key is kept as a keyed hash, so
 * that it may name whoever tries: of all addresses of networks plain ones are soon made.
 */
export async function countTry(
  db: Database,
  key: string,
  { limit, windowMs, now, secret }: TryLimit,
): Promise<CountedTry> {
  const isOver = sql`${tries.until} <= ${now}`;
  const [row] = await db
    .insert(tries)
    .values({ key: await hashOf(key, secret), count: 1, until: now + windowMs })
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
export async function forgetTries(
  db: Database,
  key: string,
  { secret }: Pick<TryLimit, 'secret'>,
): Promise<void> {
  await db.delete(tries).where(eq(tries.key, await hashOf(key, secret)));
}

/** Removes the counts of windows that are over. */
export async function sweepTries(db: Database, now: number): Promise<void> {
  await db.delete(tries).where(lte(tries.until, now));
}

async function hashOf(key: string, secret: string | null): Promise<string> {
  return secret === null ? digestOf(key) : keyedDigestOf(secret, `try ${key}`);
}
