import { and, desc, eq, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { ArticlePage } from '../../../contracts/article.ts';
import { articles, articleSubjects, type SubjectKind } from '../../db/content-schema.ts';
import type { Database } from '../../db/database.ts';
import { articleWire, LISTED } from './news-wire.ts';
import { isPreferredVersion } from './preferred-version.ts';

export interface NewsQuery {
  /** Where the page before ended: the time and id of its last article, '1767225600000_a1'. */
  flag?: string | undefined;
  size: number;
  /** Which version of a story is wanted. */
  language: string;
  /** ms: what is published later is not there yet. */
  now: number;
}

/** `listNews`: of a sport, or of all. */
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
        isBefore(query, publishedAt, id),
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    // One more than is shown tells whether anything follows.
    .limit(query.size + 1);
  return newsPage(rows, query.size);
}

/** `listLeagueNews` and `listTeamNews`. */
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
        isBefore(query, publishedAt, articleId),
      ),
    )
    .orderBy(desc(publishedAt), desc(articleId))
    .limit(query.size + 1);
  return newsPage(rows, query.size);
}

function shown({ language, now }: NewsQuery): SQL[] {
  return [lte(articles.publishedAt, now), isPreferredVersion(language, now)];
}

type TimeColumn = typeof articles.publishedAt | typeof articleSubjects.publishedAt;
type IdColumn = typeof articles.id | typeof articleSubjects.articleId;

function isBefore({ flag }: NewsQuery, time: TimeColumn, id: IdColumn): SQL | undefined {
  const [, at, last = ''] = flag?.match(/^(-?\d+)_(.+)$/s) ?? [];
  if (at === undefined) return undefined;
  return or(lt(time, Number(at)), and(eq(time, Number(at)), lt(id, last)));
}

function newsPage(rows: Parameters<typeof articleWire>[0][], size: number): ArticlePage {
  const listed = rows.slice(0, size);
  const last = rows.length > size ? listed.at(-1) : undefined;
  return {
    articles: listed.map(articleWire),
    flag: last ? `${last.publishedAt}_${last.id}` : null,
  };
}

/** A span in which news is thought to belong together, ms: 60 days. */
const NEAR = 60 * 86_400_000;

/**
 * `listRelatedNews`: what shares its matches, teams and leagues, the most first, then what is of
 * its sport; undefined when the id names none.
 */
export async function listRelatedNews(
  db: Database,
  id: string,
  { size, language, now }: Omit<NewsQuery, 'flag'>,
): Promise<ArticlePage | undefined> {
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  if (!article || article.publishedAt > now) return undefined;
  const shared = sql`(
    select other.article_id, sum(case other.kind when 'match' then 9 when 'team' then 3 else 1 end) weight
    from article_subjects own
    join article_subjects other on other.kind = own.kind and other.subject_id = own.subject_id
      and other.published_at between ${article.publishedAt - NEAR} and ${article.publishedAt + NEAR}
    where own.article_id = ${id} group by other.article_id)`;
  const rows = await db
    .select(LISTED)
    .from(articles)
    .leftJoin(sql`${shared} shared`, sql`shared.article_id = articles.id`)
    .where(
      and(
        sql`(shared.weight is not null or articles.sport_id is ${article.sportId})`,
        sql`articles.story <> ${article.story}`,
        sql`articles.published_at between ${article.publishedAt - NEAR} and ${article.publishedAt + NEAR}`,
        ...shown({ size, language, now }),
      ),
    )
    .orderBy(sql`coalesce(shared.weight, 0) desc`, desc(articles.publishedAt), desc(articles.id))
    .limit(size);
  return { articles: rows.map(articleWire), flag: null };
}
