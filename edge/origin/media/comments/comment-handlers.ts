import { senderOf } from '../../../../realtime/protocol/network-site.ts';
import { Refusal } from '../../../calls/handler.ts';
import { NOTHING_TO_COMMENT_ON } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import {
  limitSender,
  limitTries,
  limitTry,
  takeBackOfSender,
  type Key,
  type Limit,
  type SenderLimits,
} from '../../throttle.ts';
import type { OriginHandlers } from '../../services.ts';
import { LONG_COUNTS } from '../../patron/accounts/account-counts.ts';
import { addComment, deleteComment, isCommentable, listComments } from './comments.ts';
import { isReported, isShown, keepReport } from './report-comment.ts';

/** Most comments of a fan within a minute and within a day; more is spam. */
const COMMENTS: Limit = { limit: 5, windowMs: 60_000 };
const COMMENTS_A_DAY: Limit = { limit: 50, windowMs: 86_400_000 };
/** Most comments of a sender: they stay, and a sender may have many accounts. */
const COMMENTS_OF_SENDER: SenderLimits = {
  network: { limit: 1_000, windowMs: 86_400_000 },
  site: { limit: 500, windowMs: 86_400_000 },
};

/** Most reports of an account; more is abuse. */
const REPORTS: Limit = { limit: 20, windowMs: 3_600_000 };
/**
 * Most reports of all readers of a network who have no account. A minute is short, since they share it with
 * whoever uses it up; the operator's list begins with what most readers report.
 */
const REPORTS_OF_NETWORK: Limit = { limit: 20, windowMs: 60_000 };
/** Most reports of a sender. Those of its accounts count apart: strangers do not use them up. */
const REPORTS_OF_SENDER: SenderLimits = COMMENTS_OF_SENDER;

const OF_SENDER: Key = ['comments a day'];

const NOTHING = new Refusal(404, NOTHING_TO_COMMENT_ON, { state: STATE.nothingToCommentOn });

export const commentHandlers = {
  listComments: (query, { db }) => listComments(db, query),
  addComment: async ({ body }, services) => {
    const {
      db,
      now,
      user: { userId },
    } = services;
    if (!(await isCommentable(db, body.newsId, now))) return NOTHING;
    const own = [
      { key: ['comments', userId], ...COMMENTS },
      { key: LONG_COUNTS.commentsOfDay(userId), ...COMMENTS_A_DAY },
    ];
    const refused =
      (await limitTries(services, own)) ??
      (await limitSender(services, OF_SENDER, COMMENTS_OF_SENDER));
    return refused ?? addComment(db, { ...body, id: crypto.randomUUID(), userId }, now);
  },
  deleteComment: async ({ id }, services) => {
    const { db, user } = services;
    if (!(await deleteComment(db, { id, userId: user.userId }))) return undefined;
    // What nobody sees any more does not silence the neighbours.
    await takeBackOfSender(services, OF_SENDER);
    return {};
  },
  reportComment: async ({ id }, services) => {
    const { db, user, network, now, codes } = services;
    if (!(await isShown(db, id))) return undefined;
    const reporter = user ? `user ${user.userId}` : strangerFrom(network);
    const report = { id, reporter, secret: codes.secret };
    // Else one comment, reported again and again, would use up the reports of a network.
    if (await isReported(db, report)) return {};
    const limit = user ? REPORTS : REPORTS_OF_NETWORK;
    const kind = user ? 'reports of accounts a day' : 'reports a day';
    const refused =
      (await limitTry(services, ['reports', reporter], limit)) ??
      (await limitSender(services, [kind], REPORTS_OF_SENDER));
    if (refused) return refused;
    await keepReport(db, report, now);
    return {};
  },
} satisfies Partial<OriginHandlers>;

/**
 * Returns the name under which a reporter without an account counts: one for all networks of a /48, since one
 * customer may have all of them.
 */
function strangerFrom(network: string | null): string {
  return `network ${senderOf(network ?? 'unknown')}`;
}
