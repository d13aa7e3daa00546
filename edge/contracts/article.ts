import * as v from 'valibot';
import { eventListSchema } from './event.ts';
import { leagueWireSchema } from './league.ts';
import { figureSchema, idSchema, textSchema, timeSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { slugSchema } from './slug.ts';
import { teamWireSchema } from './team.ts';

/** An article as lists show it. Times are ms. */
export const articleWireSchema = v.object({
  articleId: idSchema,
  articleSlug: slugSchema,
  /** As BCP 47 names it: 'pt-BR'. */
  articleLanguage: textSchema,
  articleTitle: textSchema,
  articleSummary: textSchema,
  /** Address of a picture; null: one is drawn. */
  articleHeroUri: v.nullable(textSchema),
  articleAuthor: v.nullable(textSchema),
  articlePublishedAt: timeSchema,
  articleUpdatedAt: timeSchema,
  /** Null: of no sport, or of several. */
  articleSportId: v.nullable(figureSchema),
});
export type ArticleWire = v.InferOutput<typeof articleWireSchema>;

/** `listNews`, `listLeagueNews` and `listTeamNews`: newest first, each story once. */
export const articlePageSchema = v.object({
  articles: rowsSchema(articleWireSchema),
  /** Sent back as `flag`, it brings what follows; null at the end. */
  flag: v.nullable(textSchema),
});
export type ArticlePage = v.InferOutput<typeof articlePageSchema>;

/** Longest HTML of one part of an article, UTF-16 units. */
export const MAX_PART_HTML = 200_000;

/** Running text, or a match that is shown as it stands. */
const articlePartWireSchema = v.variant('kind', [
  v.object({
    kind: v.literal('html'),
    /** Whoever serves it has cleaned it: elements of running text, links and pictures alone. */
    html: v.pipe(v.string(), v.maxLength(MAX_PART_HTML)),
  }),
  v.object({ kind: v.literal('match'), eventId: idSchema }),
]);
export type ArticlePartWire = v.InferOutput<typeof articlePartWireSchema>;

/** `getArticle`: an article with all that it is about, as far as that is known. */
export const articleDetailSchema = v.object({
  article: articleWireSchema,
  parts: rowsSchema(articlePartWireSchema),
  tags: v.array(textSchema),
  wordCount: figureSchema,
  leagues: rowsSchema(leagueWireSchema),
  teams: rowsSchema(teamWireSchema),
  /** Its matches, in its own order. */
  matches: eventListSchema,
  /** The story in each of its languages, this one included. */
  versions: rowsSchema(
    v.object({ articleId: idSchema, articleSlug: slugSchema, articleLanguage: textSchema }),
  ),
});
export type ArticleDetail = v.InferOutput<typeof articleDetailSchema>;

/** A text in pieces, those marked that a keyword found. */
const markedTextSchema = v.array(v.object({ text: textSchema, isFound: v.boolean() }));
export type MarkedText = v.InferOutput<typeof markedTextSchema>;

/** `searchNews`: a page of what was found, best first; each story once. */
export const foundArticlesSchema = v.object({
  items: rowsSchema(
    v.object({
      article: articleWireSchema,
      title: markedTextSchema,
      /** Where the words stand, else how it begins. */
      excerpt: markedTextSchema,
    }),
  ),
  page: figureSchema,
  size: figureSchema,
  hasMore: v.boolean(),
});
export type FoundArticles = v.InferOutput<typeof foundArticlesSchema>;
