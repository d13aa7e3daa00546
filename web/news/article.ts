import * as v from 'valibot';
import type { ArticlePage, ArticleWire } from '../../edge/contracts/article.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Page } from '../app/page-cache.ts';

/** An article as lists show it. */
export interface ArticleCard {
  id: string;
  slug: string;
  /** BCP 47 tag. */
  language: string;
  title: string;
  summary: string;
  heroUri: string | null;
  author: string | null;
  /** ms */
  publishedAt: number;
  updatedAt: number;
  /** Null without a sport, or with an unknown one. */
  sportKey: SportKey | null;
}

export function parseArticle(wire: ArticleWire): ArticleCard {
  const sportId = v.safeParse(sportIdSchema, wire.articleSportId);
  return {
    id: wire.articleId,
    slug: wire.articleSlug,
    language: wire.articleLanguage,
    title: wire.articleTitle,
    summary: wire.articleSummary,
    heroUri: wire.articleHeroUri,
    author: wire.articleAuthor,
    publishedAt: wire.articlePublishedAt,
    updatedAt: wire.articleUpdatedAt,
    sportKey: sportId.success ? sportById(sportId.output).key : null,
  };
}

export function parseArticlePage({ articles, flag }: ArticlePage): Page<ArticleCard> {
  return { entries: articles.map(parseArticle), flag };
}
