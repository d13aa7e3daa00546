import * as v from 'valibot';
import { entityIdSchema, textSchema } from './text.ts';

/** Limit of ids per request; more gives 413. */
export const MAX_MODERATED = 100;

/** Limit of comments per response of `POST /ingest/v1/comments/list`. */
export const COMMENTS_PAGE = 100;

/**
 * Body of `POST /ingest/v1/comments`, signed like updates: the operator's decision on comments.
 * `withdraw` hides them from readers. `keep` shows them, also withdrawn ones. Both delete the
 * reports of the comments that they change.
 */
export const moderationRequestSchema = v.strictObject({
  action: v.picklist(['withdraw', 'keep']),
  commentIds: v.pipe(v.array(entityIdSchema), v.minLength(1)),
});
export type ModerationRequest = v.InferOutput<typeof moderationRequestSchema>;

/**
 * Results in the request's order. duplicate: already in that state. unknown: no comment has this
 * id.
 */
export const moderationResponseSchema = v.strictObject({
  results: v.array(
    v.strictObject({
      commentId: entityIdSchema,
      outcome: v.picklist(['applied', 'duplicate', 'unknown']),
    }),
  ),
});
export type ModerationResponse = v.InferOutput<typeof moderationResponseSchema>;

/**
 * Body of `POST /ingest/v1/comments/list`, signed. `reported`: visible comments that readers
 * reported, most reports first. `newest`: all, newest first.
 */
export const commentsRequestSchema = v.strictObject({
  which: v.picklist(['reported', 'newest']),
  /** Counts from 1. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});
export type CommentsRequest = v.InferOutput<typeof commentsRequestSchema>;

/** A page of comments. Fewer than `COMMENTS_PAGE` mean the last page. Times are ms. */
export const commentsResponseSchema = v.strictObject({
  comments: v.array(
    v.strictObject({
      commentId: entityIdSchema,
      /** Id of the article or video. */
      newsId: v.string(),
      text: textSchema(20_000),
      createdAt: v.number(),
      /** Null for an author without a username, and for a deleted account. */
      username: v.nullable(v.string()),
      /** Number of distinct accounts and networks that reported the comment. */
      reports: v.number(),
      withdrawnAt: v.nullable(v.number()),
    }),
  ),
});
export type CommentsResponse = v.InferOutput<typeof commentsResponseSchema>;
export type ModeratedComment = CommentsResponse['comments'][number];
