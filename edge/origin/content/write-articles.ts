import { sql, type SQL } from 'drizzle-orm';
import { articleIndex } from '../db/article-index.ts';
import { articles, articleSubjects, withdrawnArticles } from '../db/content-schema.ts';
import { excluded, isOneOf, type Database, type Statement } from '../db/database.ts';
import type { ReadArticle } from './article-rows.ts';

/**
 * Puts articles in, each in place of the one of its id, with what they are about and their words.
 * Rows travel as one JSON value per statement: D1 binds no more than a hundred values.
 */
export function writeArticles(db: Database, news: readonly ReadArticle[]): Statement[] {
  if (news.length === 0) return [];
  // Of what a newer version has overtaken meanwhile, nothing is written.
  const ids = sql`(select articles.id from ${jsonRows(
    news.map(({ row: { id, fingerprint } }) => ({ id, fingerprint })),
  )} join articles on articles.id = value ->> 'id'
    and articles.fingerprint = value ->> 'fingerprint')`;
  const { key: _key, id: _id, ...columns } = articles;
  return [
    db
      .insert(articles)
      .select(
        sql`select null, value ->> 'id', value ->> 'story', value ->> 'slug',
          value ->> 'language', value ->> 'title', value ->> 'summary', value ->> 'heroUri',
          value ->> 'author', value ->> 'publishedAt', value ->> 'updatedAt',
          value ->> 'sportId', value -> 'tags', value -> 'matchIds', value -> 'parts',
          value ->> 'text', value ->> 'fingerprint', value ->> 'source'
          from ${jsonRows(news.map(({ row }) => row))} where true`,
      )
      .onConflictDoUpdate({
        target: articles.id,
        set: {
          story: excluded(columns.story),
          slug: excluded(columns.slug),
          language: excluded(columns.language),
          title: excluded(columns.title),
          summary: excluded(columns.summary),
          heroUri: excluded(columns.heroUri),
          author: excluded(columns.author),
          publishedAt: excluded(columns.publishedAt),
          updatedAt: excluded(columns.updatedAt),
          sportId: excluded(columns.sportId),
          tags: excluded(columns.tags),
          matchIds: excluded(columns.matchIds),
          parts: excluded(columns.parts),
          text: excluded(columns.text),
          fingerprint: excluded(columns.fingerprint),
          source: excluded(columns.source),
        },
        // Two requests at a time end in the newest.
        setWhere: sql`${excluded(columns.updatedAt)} >= ${columns.updatedAt}`,
      }),
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
      sql`select articles.key, value ->> 'title', value ->> 'summary', value ->> 'body'
        from ${jsonRows(news.map(({ words }) => words))}
        join articles on articles.id = value ->> 'id' where articles.id in ${ids}`,
    ),
    db.delete(withdrawnArticles).where(sql`${withdrawnArticles.id} in ${ids}`),
  ];
}

/** Takes published articles out, with what they are found by. At `now` (ms). */
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

function jsonRows(rows: readonly unknown[]): SQL {
  return sql`json_each(${JSON.stringify(rows)})`;
}
