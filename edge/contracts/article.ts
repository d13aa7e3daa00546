import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { eventListSchema } from './event.ts';
import { leagueWireSchema } from './league.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { slugSchema } from './slug.ts';
import { picturedTeamsSchema, teamWireSchema } from './team.ts';

/** An article as lists show it. Times are ms. */
export const articleWireSchema = v.object({
  articleId: idSchema,
  articleSlug: slugSchema,
  /** BCP 47 tag: 'pt-BR'. */
  articleLanguage: textSchema,
  articleTitle: textSchema,
  articleSummary: textSchema,
  /** Address of a picture; if null, pages draw one. */
  articleHeroUri: v.nullable(textSchema),
  articleAuthor: v.nullable(textSchema),
  articlePublishedAt: timeSchema,
  articleUpdatedAt: timeSchema,
  /** Null for no sport, or several. */
  articleSportId: v.nullable(figureSchema),
  articleTeams: picturedTeamsSchema,
});
export type ArticleWire = v.InferOutput<typeof articleWireSchema>;

/**
 * A page of `listNews`, `listLeagueNews`, `listTeamNews` and `listMatchNews`, newest first, each
 * story once.
 */
export const articlePageSchema = v.object({
  articles: rowsSchema(articleWireSchema),
  /** Cursor for the next page, sent as `flag`; null at the end. */
  flag: v.nullable(textSchema),
});
export type ArticlePage = v.InferOutput<typeof articlePageSchema>;

/** Longest HTML of one part of an article, UTF-16 units. */
export const MAX_PART_HTML = 200_000;

/** A part of an article: running text, or a match in its current state. */
const articlePartWireSchema = v.variant('kind', [
  v.object({
    kind: v.literal('html'),
    /** The server has sanitised it: only elements of running text, links and pictures remain. */
    html: v.pipe(v.string(), v.maxLength(MAX_PART_HTML)),
  }),
  v.object({ kind: v.literal('match'), eventId: idSchema }),
]);
export type ArticlePartWire = v.InferOutput<typeof articlePartWireSchema>;

/** `getArticle`: an article and those of its subjects that are known. */
export const articleDetailSchema = v.object({
  article: articleWireSchema,
  parts: rowsSchema(articlePartWireSchema),
  tags: v.array(textSchema),
  wordCount: figureSchema,
  leagues: rowsSchema(leagueWireSchema),
  teams: rowsSchema(teamWireSchema),
  /** Its matches, in the article's order. */
  matches: eventListSchema,
  /** The story in each of its languages, this one included. */
  versions: rowsSchema(
    v.object({ articleId: idSchema, articleSlug: slugSchema, articleLanguage: textSchema }),
  ),
});
export type ArticleDetail = v.InferOutput<typeof articleDetailSchema>;

/** A text in pieces; `isFound` marks those that match the keyword. */
const markedTextSchema = v.array(v.object({ text: textSchema, isFound: v.boolean() }));
export type MarkedText = v.InferOutput<typeof markedTextSchema>;

/** `searchNews`: a page of results, best first, each story once. */
export const foundArticlesSchema = v.object({
  items: rowsSchema(
    v.object({
      article: articleWireSchema,
      title: markedTextSchema,
      /** The text around the matches; its start if only the title matches. */
      excerpt: markedTextSchema,
    }),
  ),
  page: figureSchema,
  size: figureSchema,
  hasMore: v.boolean(),
});
export type FoundArticles = v.InferOutput<typeof foundArticlesSchema>;
