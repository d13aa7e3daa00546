import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { ArticlePage } from '../../../contracts/article.ts';
import { articles, articleSubjects, type SubjectKind } from '../../db/content-schema.ts';
import type { Database } from '../../db/database.ts';
import { articleWires, LISTED, type ListedRow } from './news-wire.ts';
import { isAfterFlag, pageOf } from './news-page.ts';
import { isPreferredVersion } from './preferred-version.ts';
import { relationTo } from './related.ts';

export interface NewsQuery {
  /** End of the previous page: the time and id of its last article, '1767225600000_a1'. */
  flag?: string | undefined;
  size: number;
  /** Preferred language of a story. */
  language: string;
  /** ms; later articles are not published yet. */
  now: number;
}

/** Answers `listNews`: articles of one sport or of all, newest first. */
export async function listNews(
  db: Database,
  { sportId, ...query }: NewsQuery & { sportId?: SportId | undefined },
): Promise<ArticlePage> {
  const { id, publishedAt } = articles;
  const rows = await db
    .select(LISTED)
    .from(articles)
    .where(
      and(
        sportId === undefined ? undefined : eq(articles.sportId, sportId),
        ...shown(query),
        isAfterFlag(query, publishedAt, id),
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    // The extra row shows whether more follow.
    .limit(query.size + 1);
  return newsPage(db, rows, query.size);
}

/**
 * Answers `listLeagueNews`, `listTeamNews` and `listMatchNews`: articles about the subject, newest
 * first.
 */
export async function listSubjectNews(
  db: Database,
  subject: { kind: SubjectKind; id: string },
  query: NewsQuery,
): Promise<ArticlePage> {
  const { kind, subjectId, articleId, publishedAt } = articleSubjects;
  const rows = await db
    .select(LISTED)
    .from(articleSubjects)
    .innerJoin(articles, eq(articles.id, articleId))
    .where(
      and(
        eq(kind, subject.kind),
        eq(subjectId, subject.id),
        ...shown(query),
        isAfterFlag(query, publishedAt, articleId),
      ),
    )
    .orderBy(desc(publishedAt), desc(articleId))
    .limit(query.size + 1);
  return newsPage(db, rows, query.size);
}

function shown({ language, now }: NewsQuery): SQL[] {
  return [lte(articles.publishedAt, now), isPreferredVersion(language, now)];
}

async function newsPage(db: Database, rows: ListedRow[], size: number): Promise<ArticlePage> {
  const { listed, flag } = pageOf(rows, size);
  return { articles: await articleWires(db, listed), flag };
}

/**
 * Answers `listRelatedNews`: articles that share the article's matches, teams and leagues, those
 * with the most in common first, then others of its sport; undefined for an unknown id.
 */
export async function listRelatedNews(
  db: Database,
  id: string,
  { size, language, now }: Omit<NewsQuery, 'flag'>,
): Promise<ArticlePage | undefined> {
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  if (!article || article.publishedAt > now) return undefined;
  const { shared, isRelated } = relationTo({ of: 'article', ...article }, 'article');
  const rows = await db
    .select(LISTED)
    .from(articles)
    .leftJoin(shared, sql`shared.id = articles.id`)
    .where(and(isRelated, ...shown({ size, language, now })))
    .orderBy(sql`coalesce(shared.weight, 0) desc`, desc(articles.publishedAt), desc(articles.id))
    .limit(size);
  return { articles: await articleWires(db, rows), flag: null };
}
