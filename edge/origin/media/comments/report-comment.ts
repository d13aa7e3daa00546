import { and, eq, isNull } from 'drizzle-orm';
import { digestOf, keyedDigestOf } from '../../../digest.ts';
import type { Database } from '../../db/database.ts';
import { commentReports, comments } from '../../db/fan-schema.ts';

interface Report {
  id: string;
  /** An account or a network. */
  reporter: string;
  /** ms */
  now: number;
  /** Key for the reporter's hash; null if unset. */
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

/** Stores a report for the operator. A second report by the same reporter changes nothing. */
export async function keepReport(
  db: Database,
  { id, reporter, now, secret }: Report,
): Promise<void> {
  // The hash includes the comment, so it does not show what else a reporter reported.
  const text = `report ${id} ${reporter}`;
  const reporterHash = await (secret === null ? digestOf(text) : keyedDigestOf(secret, text));
  await db
    .insert(commentReports)
    .values({ commentId: id, reporterHash, reportedAt: now })
    .onConflictDoNothing();
}
