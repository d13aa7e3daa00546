import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** Longest comment, characters. */
export const MAX_COMMENT = 500;

/**
 * Returns a comment's length in characters, as sent or as stored in NFC, whichever is more: NFC makes three
 * characters of some.
 */
export function commentLength(text: string): number {
  return Math.max([...text].length, [...text.normalize('NFC')].length);
}

const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Whether a text has a visible character: a zero-width space, a Hangul filler or a mark alone is
 * not visible.
 */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** A fan's comment on an article or a video: plain text without links. `createdAt` is ms. */
export const commentSchema = v.object({
  commentId: idSchema,
  newsId: idSchema,
  text: textSchema,
  createdAt: timeSchema,
  /** Null for a fan without a username, and for a deleted account. */
  username: v.nullable(textSchema),
  /** Also true if the account's first code came without a session of it (`addressConfirmed`). */
  isUserDeleted: v.boolean(),
  /** The user's anonymous public id, as in their profile. */
  uniqueHashKey: textSchema,
});
export type Comment = v.InferOutput<typeof commentSchema>;

/** A page of `listComments`, newest first. `page` counts from 1; `total` covers all pages. */
export const commentPageSchema = v.object({
  items: rowsSchema(commentSchema),
  page: figureSchema,
  size: figureSchema,
  total: figureSchema,
});
export type CommentPage = v.InferOutput<typeof commentPageSchema>;
