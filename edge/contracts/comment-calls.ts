import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { idInput, pageSizeInput, pageUpTo } from './call-inputs.ts';
import {
  commentLength,
  commentPageSchema,
  commentSchema,
  isVisible,
  MAX_COMMENT,
} from './comment.ts';
import { NO_COMMENT, NOTHING_TO_COMMENT_ON } from './messages.ts';
import { idSchema, textSchema } from './primitives.ts';

/** The last page that anyone may read: the database counts the comments before it in each reading. */
const LAST_PAGE = 500;

export const listComments = {
  api: 'media',
  method: 'GET',
  path: '/v1/news/comment/list',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ newsId: idSchema, page: pageUpTo(LAST_PAGE), size: pageSizeInput }),
  data: commentPageSchema,
} as const satisfies ApiCall;

/** The text of a comment, as one paragraph: without line breaks and text-direction controls. */
const commentText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
  textSchema,
  v.check(isVisible, 'text is missing'),
  v.check(
    (text) => commentLength(text) <= MAX_COMMENT,
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

/** Removes the caller's own comment. */
export const deleteComment = {
  api: 'media',
  method: 'DELETE',
  path: '/v1/news/comment/{id}',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({ id: idInput }),
  missing: NO_COMMENT,
  data: v.object({}),
} as const satisfies ApiCall;

/** Reports a comment to the operator. Each account or network counts once per comment. */
export const reportComment = {
  api: 'media',
  method: 'POST',
  path: '/v1/news/comment/{id}/report',
  caller: 'anyone-or-user',
  cache: 'no-store',
  input: v.object({ id: idInput }),
  missing: NO_COMMENT,
  data: v.object({}),
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  listComments: {
    summary: 'Comments on an article or a video, newest first, page by page',
    isSpecified: true,
    refuses: 'newsId is missing, or page or size is out of range',
  },
  addComment: {
    summary: 'Adds a comment of plain text: web addresses in it do not become links',
    isSpecified: true,
    refuses: 'newsId is missing, or text is invisible or too long',
    fails: {
      429: 'State 11812: more than five comments by the account within a minute, or fifty within a day; or more than a thousand within a day by users of the IPv4 address, or five hundred by those of the /48, of which a /64 has a quarter of what is left at most',
    },
  },
  deleteComment: {
    summary: "Deletes the caller's own comment; answers 404 for anybody else's",
    isSpecified: false,
  },
  reportComment: {
    summary:
      'Reports a comment to the operator. For each comment, one report per account counts, or per network where nobody is signed in; a second one is answered and changes nothing',
    isSpecified: false,
    fails: {
      401: 'The access token has expired, or its session is over. No token is needed',
      429: 'State 11812: more than twenty reports by the account within an hour, or, without an account, by the network within a minute; or more than a thousand within a day from the IPv4 address, or five hundred from the /48, of which a /64 has a quarter of what is left at most; those of accounts count apart',
    },
  },
} satisfies Record<string, CallText>;
