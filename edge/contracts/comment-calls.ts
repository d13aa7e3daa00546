import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { pageInput, pageSizeInput } from './call-inputs.ts';
import { commentPageSchema, commentSchema, MAX_COMMENT } from './comment.ts';
import { NOTHING_TO_COMMENT_ON } from './messages.ts';
import { idSchema, textSchema } from './primitives.ts';

export const listComments = {
  api: 'media',
  method: 'GET',
  path: '/v1/news/comment/list',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ newsId: idSchema, page: pageInput, size: pageSizeInput }),
  data: commentPageSchema,
} as const satisfies ApiCall;

/** As one paragraph: line breaks and what would control how text runs are none of it. */
const commentText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
  textSchema,
  v.minLength(1, 'text is missing'),
  v.check(
    (text) => [...text].length <= MAX_COMMENT,
    `text may have ${MAX_COMMENT} characters at most`,
  ),
);

export const addComment = {
  api: 'media',
  method: 'POST',
  path: '/v1/news/comment/add',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({ body: v.object({ newsId: idSchema, text: commentText }) }),
  missing: NOTHING_TO_COMMENT_ON,
  data: commentSchema,
} as const satisfies ApiCall;

/** What the documents say of them. */
export default {
  listComments: {
    summary: 'Comments on an article or a video, the newest first, page by page',
    isSpecified: true,
    refuses: 'newsId is missing, or page or size is out of range',
  },
  addComment: {
    summary: 'Adds a comment, in which addresses are no links',
    isSpecified: true,
    refuses: 'newsId is missing, or text is empty or too long',
    fails: { 429: 'Too many comments in a short time (state 11812); see `Retry-After`' },
  },
} satisfies Record<string, CallText>;
