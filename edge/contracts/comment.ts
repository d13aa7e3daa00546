import * as v from 'valibot';
import { figureSchema, idSchema, textSchema, timeSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** Characters of a comment, at most. */
export const MAX_COMMENT = 500;

const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text shows something: a space without width, a Hangul filler or a mark alone does not. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** What a fan said of an article or a video. It is text and nothing else: no part of it is a link. */
export const commentSchema = v.object({
  commentId: idSchema,
  newsId: idSchema,
  text: textSchema,
  createdAt: timeSchema,
  /** Null for who has none, and for an account that was deleted. */
  username: v.nullable(textSchema),
  isUserDeleted: v.boolean(),
  /** Names the user to others without telling who it is, as their own profile has it. */
  uniqueHashKey: textSchema,
});
export type Comment = v.InferOutput<typeof commentSchema>;

/** `listComments`: the newest first. */
export const commentPageSchema = v.object({
  items: rowsSchema(commentSchema),
  page: figureSchema,
  size: figureSchema,
  total: figureSchema,
});
export type CommentPage = v.InferOutput<typeof commentPageSchema>;
