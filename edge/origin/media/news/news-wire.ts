import type { ArticleWire } from '../../../contracts/article.ts';
import type { TeamWire } from '../../../contracts/team.ts';
import { articles, type ArticleRow } from '../../db/content-schema.ts';
import type { Database } from '../../db/database.ts';
import { picturedTeamIds, picturedTeams } from './pictured-teams.ts';

/** Columns of an article in a list. They leave out the text, which is far longer. */
export const LISTED = {
  id: articles.id,
  slug: articles.slug,
  language: articles.language,
  title: articles.title,
  summary: articles.summary,
  heroUri: articles.heroUri,
  author: articles.author,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  sportId: articles.sportId,
  teamIds: picturedTeamIds('articles'),
};
export type ListedRow = Pick<ArticleRow, Exclude<keyof typeof LISTED, 'teamIds'>> & {
  teamIds: string;
};

/** Returns articles of a list, with the teams in their pictures. */
export async function articleWires(
  db: Database,
  rows: readonly ListedRow[],
): Promise<ArticleWire[]> {
  const teamsOf = await picturedTeams(db, rows);
  return rows.map((row) => articleWire(row, teamsOf(row)));
}

function articleWire(row: ListedRow, teams: TeamWire[]): ArticleWire {
  return {
    articleId: row.id,
    articleSlug: row.slug,
    articleLanguage: row.language,
    articleTitle: row.title,
    articleSummary: row.summary,
    articleHeroUri: row.heroUri,
    articleAuthor: row.author,
    articlePublishedAt: row.publishedAt,
    articleUpdatedAt: row.updatedAt,
    articleSportId: row.sportId,
    articleTeams: teams,
  };
}
