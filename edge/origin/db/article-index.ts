import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The full-text index of articles: folded words, below the `key` of their article. It keeps no
 * text of its own. A migration makes it, as no table of a schema can be one.
 */
export const articleIndex = sqliteTable('article_index', {
  key: integer('rowid').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
});
