import type { ArticleWire } from '../../../contracts/article.ts';
import { articles, type ArticleRow } from '../../db/content-schema.ts';

/** Columns of an article in a list: its text is far longer. */
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
};
export type ListedRow = Pick<ArticleRow, keyof typeof LISTED>;

export function articleWire(row: ListedRow): ArticleWire {
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
  };
}
