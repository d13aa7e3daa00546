import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Comment, CommentPage } from '../../../contracts/comment.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/account-schema.ts';
import { articles, withdrawnArticles } from '../../db/content-schema.ts';
import { videos, withdrawnMedia } from '../../db/video-schema.ts';
import { commentReports, comments, commentTotals, type CommentRow } from '../../db/fan-schema.ts';
import { neutralText } from './neutral-text.ts';

interface CommentQuery {
  newsId: string;
  page: number;
  size: number;
}

const author = {
  username: users.username,
  deletedAt: users.deletedAt,
  uniqueHashKey: users.uniqueHashKey,
};

/**
 * Answers `listComments`: newest first, with their authors' current names, without withdrawn
 * comments.
 */
export async function listComments(
  db: Database,
  { newsId, page, size }: CommentQuery,
): Promise<CommentPage> {
  const isPublished = and(
    sql`not exists (select 1 from ${withdrawnArticles} where ${withdrawnArticles.id} = ${newsId})`,
    sql`not exists (select 1 from ${withdrawnMedia}
      where ${withdrawnMedia.kind} = 'video' and ${withdrawnMedia.id} = ${newsId})`,
  );
  /** Read from the index alone, so that the comments of the pages before cost little. */
  const ids = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.newsId, newsId), isNull(comments.withdrawnAt), isPublished))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(size)
    .offset((page - 1) * size);
  const [rows, [counted]] = await db.batch([
    db
      .select({ comment: comments, ...author })
      .from(comments)
      .leftJoin(users, eq(users.id, comments.userId))
      .where(inArray(comments.id, ids))
      .orderBy(desc(comments.createdAt), desc(comments.id)),
    db
      .select({ total: commentTotals.total })
      .from(commentTotals)
      .where(and(eq(commentTotals.newsId, newsId), isPublished)),
  ]);
  return {
    items: rows.map(({ comment, ...who }) => commentWire(comment, who)),
    page,
    size,
    total: counted?.total ?? 0,
  };
}

/**
 * Queries for each kind of content that fans comment on. Each finds the id if it is published at
 * `now` (ms).
 */
const SUBJECTS: readonly ((id: string, now: number) => SQL)[] = [
  (id, now) =>
    sql`select 1 from ${articles} where ${articles.id} = ${id} and ${articles.publishedAt} <= ${now}`,
  (id, now) =>
    sql`select 1 from ${videos} where ${videos.id} = ${id} and ${videos.publishedAt} <= ${now}`,
];

/** Whether an id names something that accepts comments. */
export async function isCommentable(db: Database, newsId: string, now: number): Promise<boolean> {
  const found = SUBJECTS.map((subject) => subject(newsId, now));
  return (await db.all(sql.join(found, sql` union all `))).length > 0;
}

/** Adds a comment and returns it as `listComments` does. */
export async function addComment(
  db: Database,
  comment: Pick<CommentRow, 'id' | 'newsId' | 'userId' | 'text'>,
  now: number,
): Promise<Comment> {
  const row: CommentRow = {
    ...comment,
    text: neutralText(comment.text),
    createdAt: now,
    withdrawnAt: null,
  };
  const [, [who]] = await db.batch([
    db.insert(comments).values(row),
    db.select(author).from(users).where(eq(users.id, comment.userId)),
  ]);
  return commentWire(row, who ?? NOBODY);
}

/** Deletes a comment of `userId` and its reports; false if the user has no such comment. */
export async function deleteComment(
  db: Database,
  { id, userId }: Pick<CommentRow, 'id' | 'userId'>,
): Promise<boolean> {
  const deleted = await db
    .delete(comments)
    .where(and(eq(comments.id, id), eq(comments.userId, userId)))
    .returning({ id: comments.id });
  if (deleted.length === 0) return false;
  await db.delete(commentReports).where(eq(commentReports.commentId, id));
  return true;
}

/**
 * Returns a statement that makes a user's comments those of a deleted account, if `where` holds: they get an
 * id that no account has, as the comments of a deleted account have once its row is gone.
 */
export function disownComments(db: Database, userId: string, where: SQL) {
  return db
    .update(comments)
    .set({ userId: crypto.randomUUID() })
    .where(and(eq(comments.userId, userId), where));
}

interface Author {
  username: string | null;
  deletedAt: number | null;
  uniqueHashKey: string | null;
}

const NOBODY: Author = { username: null, deletedAt: 0, uniqueHashKey: null };

function commentWire(
  { id, newsId, text, createdAt }: CommentRow,
  { username, deletedAt, uniqueHashKey }: Author,
): Comment {
  const isUserDeleted = deletedAt !== null || uniqueHashKey === null;
  return {
    commentId: id,
    newsId,
    text,
    createdAt,
    username: isUserDeleted ? null : username,
    isUserDeleted,
    uniqueHashKey: uniqueHashKey ?? '',
  };
}
