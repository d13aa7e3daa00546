import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SportId } from '../../../realtime/sports/sport.ts';

/**
 * The full-text index of articles: folded words by the article's `key`, no original text. A
 * migration creates it, because a schema cannot declare it.
 */
export const articleIndex = sqliteTable('article_index', {
  key: integer('rowid').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
  /** Empty, or the sport's one word. */
  sport: text('sport').notNull(),
});

/**
 * Returns the search word of a sport, which nobody types. It begins with a private-use letter,
 * which folded text never contains.
 */
export function sportWord(sportId: SportId): string {
  return `\u{e000}${sportId}`;
}
