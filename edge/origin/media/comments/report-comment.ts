import { and, eq, isNull } from 'drizzle-orm';
import { digestOf, keyedDigestOf } from '../../../digest.ts';
import type { Database } from '../../db/database.ts';
import { commentReports, comments } from '../../db/fan-schema.ts';

export interface Report {
  id: string;
  /** An account or a network. */
  reporter: string;
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

/** Whether the reporter has reported the comment. */
export async function isReported(db: Database, report: Report): Promise<boolean> {
  const { commentId, reporterHash } = commentReports;
  const rows = await db
    .select({ commentId })
    .from(commentReports)
    .where(and(eq(commentId, report.id), eq(reporterHash, await hashOf(report))));
  return rows.length > 0;
}

/** Stores a report for the operator, made at `now` (ms). A second one by the same reporter changes nothing. */
export async function keepReport(db: Database, report: Report, now: number): Promise<void> {
  await db
    .insert(commentReports)
    .values({ commentId: report.id, reporterHash: await hashOf(report), reportedAt: now })
    .onConflictDoNothing();
}

/** The hash includes the comment, so it does not show what else a reporter reported. */
async function hashOf({ id, reporter, secret }: Report): Promise<string> {
  const text = `report ${id} ${reporter}`;
  return secret === null ? digestOf(text) : keyedDigestOf(secret, text);
}
