import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FavouriteType } from '../../contracts/favourite-key.ts';

/** What fans follow and say. Times are ms. */

/** A fan's favourite: its name and looks stand in the catalogue. */
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

/** What a fan said of an article or a video. It stays when its account is deleted. */
export const comments = sqliteTable(
  'comments',
  {
    id: text('id').primaryKey(),
    newsId: text('news_id').notNull(),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('comments_by_news').on(table.newsId, table.createdAt, table.id),
    index('comments_by_user').on(table.userId),
  ],
);
export type CommentRow = typeof comments.$inferSelect;
