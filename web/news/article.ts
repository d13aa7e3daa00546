import * as v from 'valibot';
import type { ArticlePage, ArticleWire } from '../../edge/contracts/article.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Page } from '../app/page-cache.ts';
import { parseSide } from '../domain/parse-side.ts';

/** An article's data for lists. */
export interface ArticleCard {
  id: string;
  slug: string;
  /** BCP 47 tag. */
  language: string;
  title: string;
  summary: string;
  pictureUri: string | null;
  author: string | null;
  /** ms */
  publishedAt: number;
  updatedAt: number;
  /** Null without a sport, or with an unknown one. */
  sportKey: SportKey | null;
  /** The teams in its drawing, if it has no photograph. */
  teams: readonly Team[];
}

export function parseArticle(wire: ArticleWire): ArticleCard {
  const sportId = v.safeParse(sportIdSchema, wire.articleSportId);
  return {
    id: wire.articleId,
    slug: wire.articleSlug,
    language: wire.articleLanguage,
    title: wire.articleTitle,
    summary: wire.articleSummary,
    pictureUri: wire.articleHeroUri,
    author: wire.articleAuthor,
    publishedAt: wire.articlePublishedAt,
    updatedAt: wire.articleUpdatedAt,
    sportKey: sportId.success ? sportById(sportId.output).key : null,
    teams: wire.articleTeams.map(parseSide),
  };
}

export function parseArticlePage({ articles, flag }: ArticlePage): Page<ArticleCard> {
  return { entries: articles.map(parseArticle), flag };
}
