import { and, eq, isNull, lt } from 'drizzle-orm';
import { digestOf, keyedDigestOf } from '../../../digest.ts';
import type { Database } from '../../db/database.ts';
import { commentReports, comments } from '../../db/fan-schema.ts';

/** Reports older than this are forgotten, with who made them. */
const KEPT = 90 * 86_400_000;

interface Report {
  id: string;
  /** Names an account or a network. */
  reporter: string;
  /** ms */
  now: number;
  /** What the reporter is hashed with; null where none is set. */
  secret: string | null;
}

/** Whether readers see a comment with this id. */
export async function isShown(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.withdrawnAt)));
  return rows.length > 0;
}

/** Keeps a report for the operator; a second one of the same reporter changes nothing. */
export async function keepReport(
  db: Database,
  { id, reporter, now, secret }: Report,
): Promise<void> {
  // The hash is of the comment too: nobody learns from it what else a reporter reported.
  const text = `report ${id} ${reporter}`;
  const reporterHash = await (secret === null ? digestOf(text) : keyedDigestOf(secret, text));
  await db
    .insert(commentReports)
    .values({ commentId: id, reporterHash, reportedAt: now })
    .onConflictDoNothing();
}

/** Forgets reports that nobody acted on for 90 days. `now` is ms. */
export async function sweepReports(db: Database, now: number): Promise<void> {
  await db.delete(commentReports).where(lt(commentReports.reportedAt, now - KEPT));
}
