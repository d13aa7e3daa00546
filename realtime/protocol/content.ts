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

/** HTML may contain tabs and line ends, but no other control or malformed characters. */
const HTML = /^(?:[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]|[\t\n\r])*$/u;

/** The parts of an article, in order: text, and matches with their current state. */
export const articlePartSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('html'),
    /** The original HTML: the ingest sanitises it. */
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

/** An article in one language. Ids of leagues, teams and matches may be unknown yet. */
export const articleSchema = v.strictObject({
  kind: v.literal('article'),
  id: entityIdSchema,
  /** Shared by all languages of an article. Default: its id, for an article in one language. */
  story: v.optional(entityIdSchema),
  slug: slugSchema,
  language: languageTagSchema,
  title: labelSchema,
  summary: v.optional(visibleTextSchema(500)),
  /** URI of a picture; if absent, pages draw one. */
  hero: v.optional(pictureUriSchema),
  author: v.optional(labelSchema),
  publishedAt: timeSchema,
  /** Default: `publishedAt`. An older time than the stored one is stale. */
  updatedAt: v.optional(timeSchema),
  sportId: v.optional(sportIdSchema),
  leagueIds: idsSchema(entityIdSchema),
  teamIds: idsSchema(entityIdSchema),
  matchIds: idsSchema(matchIdSchema),
  tags: tagsSchema,
  parts: v.pipe(v.array(articlePartSchema), v.minLength(1), v.maxLength(MAX_PARTS)),
});
export type Article = v.InferOutput<typeof articleSchema>;

/** Unpublishes an article, a video or a playlist. Publishing it again restores it. */
export const withdrawalSchema = v.strictObject({
  kind: v.literal('withdrawal'),
  id: entityIdSchema,
});

const policyHtmlSchema = v.pipe(
  v.string(),
  v.regex(HTML, 'must be text without control or malformed characters'),
  v.maxLength(MAX_HTML),
);

/** An operator's complete policy, which replaces the product's. */
export const policySchema = v.strictObject({
  kind: v.literal('policy'),
  /** The result of `policyId`. */
  id: entityIdSchema,
  policy: v.picklist(['privacy-policy', 'terms-of-service']),
  language: languageTagSchema,
  /** Header value of its brand; absent for every brand. */
  brand: v.optional(slugSchema),
  version: v.optional(visibleTextSchema(60)),
  /** Start of its validity, ms. */
  since: v.optional(timeSchema),
  /** HTML before the first section. */
  introduction: policyHtmlSchema,
  /** Each is a separate page; its id is part of the URL. */
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

/**
 * Returns a policy's id: 'privacy-policy.pt-BR', or for one brand 'privacy-policy.pt-BR.name-net'.
 */
export function policyId({
  policy,
  language,
  brand,
}: Pick<Policy, 'policy' | 'language' | 'brand'>): string {
  return [policy, language, brand].filter(Boolean).join('.');
}

/** An item that an editor publishes or withdraws, by kind. */
export const contentSchema = v.variant('kind', [
  articleSchema,
  videoSchema,
  playlistSchema,
  withdrawalSchema,
  policySchema,
]);
export type Content = v.InferOutput<typeof contentSchema>;

/** Limit of items per content request; more gives 413. */
export const MAX_CONTENT_PER_REQUEST = 100;

/** Name of the publisher. A source withdraws only items that it published itself. */
export const contentSourceSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9._:-]{1,64}$/, 'must be 1–64 letters, digits, dots, colons or hyphens'),
);

/** Body of `POST /ingest/v1/content`, signed like updates. */
export const contentRequestSchema = v.strictObject({
  source: contentSourceSchema,
  /**
   * Whether the sender repeats all content until it is old, like a news feed. A withdrawn item then
   * stays withdrawn, unless the sender changes it afterwards.
   */
  isRepeated: v.optional(v.boolean()),
  content: v.pipe(v.array(contentSchema), v.minLength(1)),
});
export type ContentRequest = v.InferOutput<typeof contentRequestSchema>;

/**
 * applied: the item was new or newer. duplicate: it was known. stale: the stored item is newer, or
 * was withdrawn later. unknown: the item to withdraw never existed.
 */
export const contentResultSchema = v.strictObject({
  id: entityIdSchema,
  outcome: v.picklist(['applied', 'duplicate', 'stale', 'unknown']),
});
export type ContentResult = v.InferOutput<typeof contentResultSchema>;

/** Results in the request's order. */
export const contentResponseSchema = v.strictObject({ results: v.array(contentResultSchema) });
export type ContentResponse = v.InferOutput<typeof contentResponseSchema>;

/** Number of ids per response of `POST /ingest/v1/content/published`. */
export const PUBLISHED_PAGE = 5_000;

/**
 * Body of `POST /ingest/v1/content/published`, signed: requests the ids of a source's published
 * articles, videos and playlists.
 */
export const publishedRequestSchema = v.strictObject({
  source: contentSourceSchema,
  /** The last id of the previous response. */
  after: v.optional(entityIdSchema),
});
export type PublishedRequest = v.InferOutput<typeof publishedRequestSchema>;

/** A page of ids, in order. Fewer than `PUBLISHED_PAGE` mean the last page. */
export const publishedResponseSchema = v.strictObject({ ids: v.array(entityIdSchema) });
export type PublishedResponse = v.InferOutput<typeof publishedResponseSchema>;
