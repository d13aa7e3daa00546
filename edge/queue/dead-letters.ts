import { and, count, desc, eq, isNotNull, isNull, min } from 'drizzle-orm';
import * as v from 'valibot';
import type { Env } from '../env.ts';
import { createDatabase, type Database } from '../origin/db/database.ts';
import { deadLetters, type DeadLetterRow } from '../origin/db/operator-schema.ts';
import { stateMessageSchema } from './state-message.ts';
import { writeUnsaved } from './write-unsaved.ts';

/** Most letters in a list: an outage makes them all alike. */
const LISTED = 200;

/** Stores a message that failed, or its latest failure. `now` is in ms. */
export async function keepLetter(
  db: Database,
  {
    message,
    matchId,
    error,
    now,
  }: {
    message: Pick<Message, 'id' | 'attempts' | 'body'>;
    matchId: string | null;
    error: string;
    now: number;
  },
): Promise<void> {
  const latest = { error, tries: message.attempts, lastAt: now };
  const body = JSON.stringify(message.body);
  await db
    .insert(deadLetters)
    .values({ id: message.id, matchId, body, firstAt: now, ...latest })
    .onConflictDoUpdate({ target: deadLetters.id, set: latest });
}

export async function isDropped(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: deadLetters.id })
    .from(deadLetters)
    .where(and(eq(deadLetters.id, id), isNotNull(deadLetters.droppedAt)));
  return rows.length > 0;
}

export async function forgetLetter(db: Database, id: string): Promise<void> {
  await db.delete(deadLetters).where(eq(deadLetters.id, id));
}

/** Deletes the letters of a match whose room has no unsaved data left. */
export async function forgetLettersOf(db: Database, matchId: string): Promise<void> {
  await db.delete(deadLetters).where(eq(deadLetters.matchId, matchId));
}

/** Returns the newest letters, without those that the operator dropped, and their number. */
export async function listLetters(
  db: Database,
): Promise<{ letters: DeadLetterRow[]; total: number }> {
  const isWaiting = isNull(deadLetters.droppedAt);
  const [letters, [counted]] = await db.batch([
    db
      .select()
      .from(deadLetters)
      .where(isWaiting)
      .orderBy(desc(deadLetters.lastAt), deadLetters.id)
      .limit(LISTED),
    db.select({ total: count() }).from(deadLetters).where(isWaiting),
  ]);
  return { letters, total: counted?.total ?? 0 };
}

/**
 * Returns the number of letters that the operator sees, and when the oldest first failed (ms).
 * Counts at most a thousand: more would cost at each check, and say nothing more.
 */
export function countLetters(db: Database) {
  const waiting = db
    .select({ firstAt: deadLetters.firstAt })
    .from(deadLetters)
    .where(isNull(deadLetters.droppedAt))
    .limit(1_000)
    .as('waiting');
  return db.select({ number: count(), oldestAt: min(waiting.firstAt) }).from(waiting);
}

export async function findLetter(db: Database, id: string): Promise<DeadLetterRow | undefined> {
  const [row] = await db.select().from(deadLetters).where(eq(deadLetters.id, id));
  return row;
}

/**
 * Writes the newest state of a letter's match, and deletes the match's letters. Returns false for a
 * message that is not a state of this version. Throws when the room or the database does not
 * answer.
 */
export async function replayLetter(env: Env, letter: DeadLetterRow, now: number): Promise<boolean> {
  const parsed = v.safeParse(stateMessageSchema, JSON.parse(letter.body));
  if (!parsed.success || 'barrier' in parsed.output) return false;
  const db = createDatabase(env.DB);
  const matchId = 'unsaved' in parsed.output ? parsed.output.unsaved : parsed.output.matchId;
  await writeUnsaved(env, db, { matchIds: [matchId], now });
  await forgetLettersOf(db, matchId);
  await forgetLetter(db, letter.id);
  return true;
}

/**
 * Drops a letter. The queue still has the message of a letter with a match: the letter is marked,
 * so that the next delivery ends the message. Other letters exist only here and are deleted.
 */
export async function dropLetter(
  db: Database,
  { id, matchId }: DeadLetterRow,
  now: number,
): Promise<void> {
  if (matchId === null) await forgetLetter(db, id);
  else await db.update(deadLetters).set({ droppedAt: now }).where(eq(deadLetters.id, id));
}
