import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../origin/db/database.ts';
import { partners, type PartnerRow } from '../origin/db/operator-schema.ts';

/** Most valid keys: each isolate has all of them in memory, and metrics have a series of each. */
export const MAX_PARTNERS = 200;

/** The requests that an isolate counted in the current hour and day, which began at `hour` and `day` (ms). */
export interface UsageReport {
  hour: number;
  hourOwn: number;
  day: number;
  dayOwn: number;
}

/** The requests of all isolates in a row's hour and day. */
export type Usage = Pick<PartnerRow, 'hour' | 'hourUsed' | 'day' | 'dayUsed'>;

/** Returns the partners by name, those with a withdrawn key last. */
export async function listPartners(db: Database): Promise<PartnerRow[]> {
  return db.select().from(partners).orderBy(asc(partners.withdrawnAt), asc(partners.name));
}

/** Returns the partners whose keys are valid. */
export async function listValid(db: Database): Promise<PartnerRow[]> {
  return db.select().from(partners).where(isNull(partners.withdrawnAt));
}

/**
 * Adds a partner, or replaces one of the same name whose key is withdrawn. Returns why it does not: another
 * valid key has the name, or there are too many.
 */
export async function addPartner(
  db: Database,
  row: typeof partners.$inferInsert,
): Promise<'added' | 'taken' | 'full'> {
  const [{ valid = 0 } = {}] = await db
    .select({ valid: count() })
    .from(partners)
    .where(isNull(partners.withdrawnAt));
  if (valid >= MAX_PARTNERS) return 'full';
  const [, inserted] = await db.batch([
    db.delete(partners).where(and(eq(partners.name, row.name), isNotNull(partners.withdrawnAt))),
    db.insert(partners).values(row).onConflictDoNothing().returning({ name: partners.name }),
  ]);
  return inserted.length > 0 ? 'added' : 'taken';
}

/** Withdraws a partner's key at `now` (ms). Returns whether there is such a partner. */
export async function withdrawPartner(db: Database, name: string, now: number): Promise<boolean> {
  const rows = await db
    .update(partners)
    .set({ withdrawnAt: sql`coalesce(${partners.withdrawnAt}, ${now})` })
    .where(eq(partners.name, name))
    .returning({ name: partners.name });
  return rows.length > 0;
}

/**
 * Adds an isolate's counts to a partner's. Returns the sums; undefined if the partner is gone. A report of an
 * hour or a day that is over adds nothing to the one that has begun.
 */
export async function reportUsage(
  db: Database,
  name: string,
  { hour, hourOwn, day, dayOwn }: UsageReport,
): Promise<Usage | undefined> {
  const sum = (
    column: typeof partners.hour | typeof partners.day,
    used: typeof partners.hourUsed | typeof partners.dayUsed,
    { start, own }: { start: number; own: number },
  ) =>
    sql`case when ${column} = ${start} then ${used} + ${own} when ${column} < ${start} then ${own} else ${used} end`;
  const [row] = await db
    .update(partners)
    .set({
      hour: sql`max(${partners.hour}, ${hour})`,
      hourUsed: sum(partners.hour, partners.hourUsed, { start: hour, own: hourOwn }),
      day: sql`max(${partners.day}, ${day})`,
      dayUsed: sum(partners.day, partners.dayUsed, { start: day, own: dayOwn }),
    })
    .where(eq(partners.name, name))
    .returning({
      hour: partners.hour,
      hourUsed: partners.hourUsed,
      day: partners.day,
      dayUsed: partners.dayUsed,
    });
  return row;
}
