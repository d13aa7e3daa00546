import { count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import {
  COMMENTS_PAGE,
  type CommentsRequest,
  type ModeratedComment,
  type ModerationRequest,
  type ModerationResponse,
} from '../../../../realtime/protocol/comments.ts';
import { users } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { commentReports, comments } from '../../db/fan-schema.ts';

/** Applies an operator's decision at `now` (ms); returns the results in the order of the ids. */
export async function moderateComments(
  db: Database,
  { action, commentIds }: ModerationRequest,
  now: number,
): Promise<ModerationResponse['results']> {
  const known = await db
    .select({
      id: comments.id,
      withdrawnAt: comments.withdrawnAt,
      reports: db.$count(commentReports, eq(commentReports.commentId, comments.id)),
    })
    .from(comments)
    .where(inArray(comments.id, commentIds));
  const isAsDecided = new Map(
    known.map(({ id, withdrawnAt, reports }) => [
      id,
      action === 'withdraw' ? withdrawnAt !== null : withdrawnAt === null && reports === 0,
    ]),
  );
  const changed = [...isAsDecided].filter(([, isDone]) => !isDone).map(([id]) => id);
  if (changed.length > 0) {
    const withdrawnAt = action === 'withdraw' ? now : null;
    await db.batch([
      db.update(comments).set({ withdrawnAt }).where(inArray(comments.id, changed)),
      db.delete(commentReports).where(inArray(commentReports.commentId, changed)),
    ]);
  }
  return commentIds.map((commentId) => {
    const isDone = isAsDecided.get(commentId);
    if (isDone === undefined) return { commentId, outcome: 'unknown' };
    return { commentId, outcome: isDone ? 'duplicate' : 'applied' };
  });
}

/** Returns one page of comments for the operator, with the count of their reports. */
export async function listModerated(
  db: Database,
  { which, page }: CommentsRequest,
): Promise<ModeratedComment[]> {
  const reports = count(commentReports.commentId);
  const isReported = which === 'reported';
  return db
    .select({
      commentId: comments.id,
      newsId: comments.newsId,
      text: comments.text,
      createdAt: comments.createdAt,
      username: users.username,
      reports,
      withdrawnAt: comments.withdrawnAt,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(commentReports, eq(commentReports.commentId, comments.id))
    .where(isReported ? isNull(comments.withdrawnAt) : undefined)
    .groupBy(comments.id)
    .having(isReported ? gt(reports, 0) : undefined)
    .orderBy(...(isReported ? [desc(reports)] : []), desc(comments.createdAt), desc(comments.id))
    .limit(COMMENTS_PAGE)
    .offset((page - 1) * COMMENTS_PAGE);
}
