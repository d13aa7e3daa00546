import { sql } from 'drizzle-orm';
import { articleIndex } from '../db/article-index.ts';
import { articles, articleSubjects, withdrawnArticles } from '../db/content-schema.ts';
import { isOneOf, jsonRows, type Database, type Statement } from '../db/database.ts';
import type { ReadArticle } from './article-rows.ts';
import { upsertRows, writtenIds } from './upsert-rows.ts';

/** Returns statements that upsert articles by id, with their subjects and search words. */
export function writeArticles(db: Database, news: readonly ReadArticle[]): Statement[] {
  if (news.length === 0) return [];
  const rows = news.map(({ row }) => row);
  const ids = writtenIds(articles, rows);
  return [
    upsertRows(db, articles, rows),
    db.delete(articleSubjects).where(sql`${articleSubjects.articleId} in ${ids}`),
    db
      .insert(articleSubjects)
      .select(
        sql`select value ->> 'kind', value ->> 'subjectId', value ->> 'articleId',
          value ->> 'publishedAt' from ${jsonRows(news.flatMap(({ subjects }) => subjects))}
          where value ->> 'articleId' in ${ids}`,
      )
      .onConflictDoNothing(),
    db
      .delete(articleIndex)
      .where(sql`rowid in (select articles.key from articles where articles.id in ${ids})`),
    db.insert(articleIndex).select(
      sql`select articles.key, value ->> 'title', value ->> 'summary', value ->> 'body', value ->> 'sport'
        from ${jsonRows(news.map(({ words }) => words))}
        join articles on articles.id = value ->> 'id' where articles.id in ${ids}`,
    ),
    db.delete(withdrawnArticles).where(sql`${withdrawnArticles.id} in ${ids}`),
  ];
}

/**
 * Returns statements that withdraw articles with their subjects and search words. `now` is in ms.
 */
export function withdrawArticles(db: Database, gone: readonly string[], now: number): Statement[] {
  if (gone.length === 0) return [];
  const isGone = isOneOf(articles.id, gone);
  return [
    db
      .delete(articleIndex)
      .where(sql`rowid in (select articles.key from articles where ${isGone})`),
    db.delete(articleSubjects).where(isOneOf(articleSubjects.articleId, gone)),
    db
      .insert(withdrawnArticles)
      .select(sql`select articles.id, ${now} from articles where ${isGone}`)
      .onConflictDoNothing(),
    db.delete(articles).where(isGone),
  ];
}
