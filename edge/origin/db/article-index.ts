import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SportId } from '../../../realtime/sports/sport.ts';

/**
 * The full-text index of articles: folded words, below the `key` of their article. It keeps no
 * text of its own. A migration makes it, as no table of a schema can be one.
 */
export const articleIndex = sqliteTable('article_index', {
  key: integer('rowid').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
  /** Empty, or the one word of its sport. */
  sport: text('sport').notNull(),
});

/**
 * What an article is found by that is of a sport: a word that nobody types. It begins with a
 * letter of nobody's script, which folded text has none of.
 */
export function sportWord(sportId: SportId): string {
  return `\u{e000}${sportId}`;
}
