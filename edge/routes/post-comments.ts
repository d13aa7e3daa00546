import {
  commentsRequestSchema,
  MAX_MODERATED,
  moderationRequestSchema,
  type CommentsResponse,
  type ModerationResponse,
} from '../../realtime/protocol/comments.ts';
import { createDatabase } from '../origin/db/database.ts';
import { listModerated, moderateComments } from '../origin/media/comments/moderate-comments.ts';
import { answerIngest, type IngestContext } from './answer-ingest.ts';

/** `POST /ingest/v1/comments`: the operator withdraws or keeps comments. */
export async function postModeration(c: IngestContext) {
  return answerIngest(c, {
    schema: moderationRequestSchema,
    list: { key: 'commentIds', limit: MAX_MODERATED },
    handle: async (request) => {
      c.set('mayHaveStored', ['content']);
      const results = await moderateComments(createDatabase(c.env.DB), request, Date.now());
      return c.json({ results } satisfies ModerationResponse);
    },
  });
}

/** `POST /ingest/v1/comments/list`: returns the comments that readers reported, or the newest. */
export async function postCommentList(c: IngestContext) {
  return answerIngest(c, {
    schema: commentsRequestSchema,
    list: { key: 'comments', limit: 0 },
    handle: async (request) => {
      const comments = await listModerated(createDatabase(c.env.DB), request);
      return c.json({ comments } satisfies CommentsResponse);
    },
  });
}
