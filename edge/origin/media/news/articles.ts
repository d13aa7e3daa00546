import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { ArticleDetail, ArticlePartWire } from '../../../contracts/article.ts';
import type { ArticlePart } from '../../../../realtime/protocol/content.ts';
import { articles, articleSubjects, withdrawnArticles } from '../../db/content-schema.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { leagues, matches, teams } from '../../db/schema.ts';
import { leagueWire, teamWire } from '../events/event-wire.ts';
import { eventList, selectEvents } from '../events/select-events.ts';
import { articleWires, LISTED } from './news-wire.ts';

/** Answers `getArticle`: undefined unless the id is published at `now` (ms). */
export async function findArticle(
  db: Database,
  id: string,
  now: number,
): Promise<ArticleDetail | undefined> {
  const [article] = await db
    .select({ ...getTableColumns(articles), teamIds: LISTED.teamIds })
    .from(articles)
    .where(and(eq(articles.id, id), lte(articles.publishedAt, now)));
  if (!article) return undefined;
  const subjectIds = (kind: 'league' | 'team') =>
    db
      .select({ id: articleSubjects.subjectId })
      .from(articleSubjects)
      .where(and(eq(articleSubjects.articleId, id), eq(articleSubjects.kind, kind)));
  const { language, slug } = articles;
  const [[wire], [versions, leagueIds, teamIds], shown] = await Promise.all([
    articleWires(db, [article]),
    db.batch([
      db
        .select({ articleId: articles.id, articleSlug: slug, articleLanguage: language })
        .from(articles)
        .where(and(eq(articles.story, article.story), lte(articles.publishedAt, now)))
        .orderBy(asc(language), asc(articles.id)),
      subjectIds('league'),
      subjectIds('team'),
    ]),
    selectEvents(db, isOneOf(matches.id, article.matchIds)),
  ]);
  const [leagueRows, teamRows] = await db.batch([
    db
      .select()
      .from(leagues)
      .where(isOneOf(leagues.id, idsOf(leagueIds)))
      .orderBy(asc(leagues.name)),
    db
      .select()
      .from(teams)
      .where(isOneOf(teams.id, idsOf(teamIds)))
      .orderBy(asc(teams.name)),
  ]);
  if (!wire) return undefined;
  const place = new Map(article.matchIds.map((matchId, index) => [matchId, index]));
  const placeOf = (matchId: string) => place.get(matchId) ?? 0;
  return {
    article: wire,
    parts: article.parts.map(partWire),
    tags: article.tags,
    wordCount: article.text.split(' ').filter(Boolean).length,
    leagues: leagueRows.map(leagueWire),
    teams: teamRows.map(teamWire),
    matches: eventList(shown.toSorted((a, b) => placeOf(a.match.id) - placeOf(b.match.id))),
    versions,
  };
}

/** Whether an article was withdrawn. */
export async function isWithdrawn(db: Database, id: string): Promise<boolean> {
  const rows = await db.select().from(withdrawnArticles).where(eq(withdrawnArticles.id, id));
  return rows.length > 0;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function partWire(part: ArticlePart): ArticlePartWire {
  return part.kind === 'html' ? part : { kind: 'match', eventId: part.matchId };
}
