import * as v from 'valibot';
import { idsSchema, languageTagSchema, slugSchema, tagsSchema } from './content-members.ts';
import { matchIdSchema } from './match-id.ts';
import { playlistSchema } from './playlist.ts';
import { labelSchema, pictureUriSchema, timeSchema } from './primitives.ts';
import { sportIdSchema } from './sport.ts';
import { entityIdSchema, visibleTextSchema } from './text.ts';
import { videoSchema } from './video.ts';

/** Longest HTML of one part of an article, UTF-16 units. */
const MAX_HTML = 100_000;
const MAX_PARTS = 100;

/** Tabs and line ends may stand in HTML; other control and malformed characters may not. */
const HTML = /^(?:[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]|[\t\n\r])*$/u;

/** What an article is made of, in its order: text, and matches that are shown as they stand. */
export const articlePartSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('html'),
    /** As it was written: the door keeps of it what is harmless. */
    html: v.pipe(
      v.string(),
      v.regex(HTML, 'must be text without control or malformed characters'),
      v.minLength(1),
      v.maxLength(MAX_HTML),
    ),
  }),
  v.strictObject({ kind: v.literal('match'), matchId: matchIdSchema }),
]);
export type ArticlePart = v.InferOutput<typeof articlePartSchema>;

/** An article in one language. Ids of leagues, teams and matches need not be known yet. */
export const articleSchema = v.strictObject({
  kind: v.literal('article'),
  id: entityIdSchema,
  /** The same for an article in each of its languages; its id where it has one language alone. */
  story: v.optional(entityIdSchema),
  slug: slugSchema,
  language: languageTagSchema,
  title: labelSchema,
  summary: v.optional(visibleTextSchema(500)),
  /** Address of a picture; one is drawn where there is none. */
  hero: v.optional(pictureUriSchema),
  author: v.optional(labelSchema),
  publishedAt: timeSchema,
  /** The time of `publishedAt` where it is absent; an older one than is known is stale. */
  updatedAt: v.optional(timeSchema),
  sportId: v.optional(sportIdSchema),
  leagueIds: idsSchema(entityIdSchema),
  teamIds: idsSchema(entityIdSchema),
  matchIds: idsSchema(matchIdSchema),
  tags: tagsSchema,
  parts: v.pipe(v.array(articlePartSchema), v.minLength(1), v.maxLength(MAX_PARTS)),
});
export type Article = v.InferOutput<typeof articleSchema>;

/** An article, a video or a playlist is no longer published. It comes back by being published again. */
export const withdrawalSchema = v.strictObject({
  kind: v.literal('withdrawal'),
  id: entityIdSchema,
});

const policyHtmlSchema = v.pipe(
  v.string(),
  v.regex(HTML, 'must be text without control or malformed characters'),
  v.maxLength(MAX_HTML),
);

/** A policy of the operator's own, whole, in the place of the product's. */
export const policySchema = v.strictObject({
  kind: v.literal('policy'),
  /** What it is, as `policyId` names it. */
  id: entityIdSchema,
  policy: v.picklist(['privacy-policy', 'terms-of-service']),
  language: languageTagSchema,
  /** Header value of the brand that it is of; of every brand where it is absent. */
  brand: v.optional(slugSchema),
  version: v.optional(visibleTextSchema(60)),
  /** Since when it is in force. */
  since: v.optional(timeSchema),
  /** What stands before the first section. */
  introduction: policyHtmlSchema,
  /** Each is a page of its own; ids stand in addresses. */
  sections: v.pipe(
    v.array(v.strictObject({ id: slugSchema, title: labelSchema, html: policyHtmlSchema })),
    v.minLength(1, 'takes a section: a heading of the second level'),
    v.maxLength(MAX_PARTS),
    v.check(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      'each section has an id of its own',
    ),
  ),
});
export type Policy = v.InferOutput<typeof policySchema>;

/** 'privacy-policy.pt-BR', of one brand 'privacy-policy.pt-BR.name-net'. */
export function policyId({
  policy,
  language,
  brand,
}: Pick<Policy, 'policy' | 'language' | 'brand'>): string {
  return [policy, language, brand].filter(Boolean).join('.');
}

/** What an editor publishes or takes back, told apart by its kind. */
export const contentSchema = v.variant('kind', [
  articleSchema,
  videoSchema,
  playlistSchema,
  withdrawalSchema,
  policySchema,
]);
export type Content = v.InferOutput<typeof contentSchema>;

/** At most so much comes in one content request; more is answered 413. */
export const MAX_CONTENT_PER_REQUEST = 100;

/** Who publishes: what one source withdraws for being gone is its own. */
export const contentSourceSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9._:-]{1,64}$/, 'must be 1–64 letters, digits, dots, colons or hyphens'),
);

/** Body of `POST /ingest/v1/content`, signed like updates. */
export const contentRequestSchema = v.strictObject({
  source: contentSourceSchema,
  /**
   * Its sender repeats all of it until it is old, as a feed of news does: what was withdrawn
   * meanwhile stays so, unless it changed after that.
   */
  isRepeated: v.optional(v.boolean()),
  content: v.pipe(v.array(contentSchema), v.minLength(1)),
});
export type ContentRequest = v.InferOutput<typeof contentRequestSchema>;

/**
 * applied: it is new. duplicate: it was known. stale: what is known is newer, or was withdrawn
 * later. unknown: what is withdrawn was never there.
 */
export const contentResultSchema = v.strictObject({
  id: entityIdSchema,
  outcome: v.picklist(['applied', 'duplicate', 'stale', 'unknown']),
});
export type ContentResult = v.InferOutput<typeof contentResultSchema>;

/** In the request's order. */
export const contentResponseSchema = v.strictObject({ results: v.array(contentResultSchema) });
export type ContentResponse = v.InferOutput<typeof contentResponseSchema>;

/** So many ids are in an answer of `POST /ingest/v1/content/published`. */
export const PUBLISHED_PAGE = 5_000;

/** Body of `POST /ingest/v1/content/published`, signed: which articles, videos and playlists of a source are published. */
export const publishedRequestSchema = v.strictObject({
  source: contentSourceSchema,
  /** The last id of the answer before. */
  after: v.optional(entityIdSchema),
});
export type PublishedRequest = v.InferOutput<typeof publishedRequestSchema>;

/** In the order of their ids; fewer than `PUBLISHED_PAGE` are the last. */
export const publishedResponseSchema = v.strictObject({ ids: v.array(entityIdSchema) });
export type PublishedResponse = v.InferOutput<typeof publishedResponseSchema>;
