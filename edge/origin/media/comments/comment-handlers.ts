import { Refusal } from '../../../calls/handler.ts';
import { NOTHING_TO_COMMENT_ON, RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { countTry } from '../../throttle.ts';
import type { OriginHandlers } from '../../services.ts';
import { addComment, isCommentable, listComments } from './comments.ts';

/** A fan who talks; more is not talk any more. */
const LIMIT = { limit: 5, windowMs: 60_000 };

const NOTHING = new Refusal(404, NOTHING_TO_COMMENT_ON, { state: STATE.nothingToCommentOn });

export const commentHandlers = {
  listComments: (query, { db }) => listComments(db, query),
  addComment: async ({ body }, { db, user: { userId }, now, codes: { secret } }) => {
    if (!(await isCommentable(db, body.newsId, now))) return NOTHING;
    const { allowed, retryAfter } = await countTry(db, `comment:${userId}`, {
      ...LIMIT,
      now,
      secret,
    });
    if (!allowed) return new Refusal(429, RETRY_LIMIT, { state: STATE.retryLimit, retryAfter });
    return addComment(db, { ...body, id: crypto.randomUUID(), userId }, now);
  },
} satisfies Partial<OriginHandlers>;
