import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FavouriteType } from '../../contracts/favourite-key.ts';

/** Favourites, calendars and comments. Times are ms. */

/** A fan's favourite. The catalogue has its name and pictures. */
export const favourites = sqliteTable(
  'favourites',
  {
    userId: text('user_id').notNull(),
    type: integer('type').$type<FavouriteType>().notNull(),
    itemId: text('item_id').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.itemId] })],
);

/** An address at which calendar programs read the matches of everything that a fan follows. */
export const calendars = sqliteTable(
  'calendars',
  {
    /** SHA-256 of the key that only its creator has, base64url. */
    id: text('id').primaryKey(),
    /** The account whose favourites it shows; null for a device's. */
    userId: text('user_id'),
    /** What the device follows, as JSON; null for an account's. */
    items: text('items'),
    createdAt: integer('created_at').notNull(),
    /** When it was last read or changed. */
    seenAt: integer('seen_at').notNull(),
    /** When its fan replaced or ended it. The row then no longer shows whose it was. */
    endedAt: integer('ended_at'),
  },
  (table) => [
    index('calendars_by_user')
      .on(table.userId)
      .where(sql`user_id is not null`),
    index('calendars_by_time').on(table.seenAt),
  ],
);
export type CalendarRow = typeof calendars.$inferSelect;

/** A fan's comment on an article or a video. It outlives the account. */
export const comments = sqliteTable(
  'comments',
  {
    id: text('id').primaryKey(),
    newsId: text('news_id').notNull(),
    /** No account has this id any more if it was deleted, or if its address turned out to be somebody else's. */
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the operator withdrew it; null while it is shown. */
    withdrawnAt: integer('withdrawn_at'),
  },
  (table) => [
    index('comments_by_news').on(table.newsId, table.withdrawnAt, table.createdAt, table.id),
    index('comments_by_user').on(table.userId),
    index('comments_by_time').on(table.createdAt, table.id),
    index('comments_by_withdrawal')
      .on(table.withdrawnAt)
      .where(sql`withdrawn_at is not null`),
  ],
);
export type CommentRow = typeof comments.$inferSelect;

/** Number of comments on an article or a video that are not withdrawn. Triggers in `migrations/` keep it. */
export const commentTotals = sqliteTable('comment_totals', {
  newsId: text('news_id').primaryKey(),
  total: integer('total').notNull(),
});

/**
 * Reporters of comments. A reporter is an account or a network, as a hash that differs for each
 * comment.
 */
export const commentReports = sqliteTable(
  'comment_reports',
  {
    commentId: text('comment_id').notNull(),
    reporterHash: text('reporter_hash').notNull(),
    reportedAt: integer('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.reporterHash] }),
    index('comment_reports_by_time').on(table.reportedAt),
  ],
);
