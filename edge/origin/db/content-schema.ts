import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ArticlePart } from '../../../realtime/protocol/content.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';

/**
 * An article in one language. A full-text index (`article_index`, see the migration) stores its
 * words under the same `key`. Times are ms.
 */
export const articles = sqliteTable(
  'articles',
  {
    key: integer('key').primaryKey(),
    id: text('id').notNull().unique(),
    /** Shared with its versions in other languages. */
    story: text('story').notNull(),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    heroUri: text('hero_uri'),
    author: text('author'),
    publishedAt: integer('published_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    sportId: integer('sport_id').$type<SportId>(),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    matchIds: text('match_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** Cleaned HTML and matches, ready for a page. */
    parts: text('parts', { mode: 'json' }).$type<ArticlePart[]>().notNull(),
    /** The words of all parts, without their HTML. */
    text: text('text').notNull(),
    /** Hash of all that was sent; detects repeats. */
    fingerprint: text('fingerprint').notNull(),
    /** Sender, as named in requests. */
    source: text('source').notNull().default('import'),
  },
  (table) => [
    index('articles_by_source').on(table.source, table.id),
    index('articles_by_time').on(table.publishedAt, table.id),
    index('articles_by_sport').on(table.sportId, table.publishedAt, table.id),
    index('articles_by_story').on(table.story, table.language),
  ],
);
export type ArticleRow = Omit<typeof articles.$inferSelect, 'key'>;

/** Kinds of subject that content may have, besides its sport. */
export type SubjectKind = 'league' | 'team' | 'match';

/** Subjects of articles. */
export const articleSubjects = sqliteTable(
  'article_subjects',
  {
    kind: text('kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    articleId: text('article_id').notNull(),
    /** Copied from the article, so that an index finds a subject's newest. */
    publishedAt: integer('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.publishedAt, table.articleId] }),
    index('article_subjects_by_article').on(table.articleId),
  ],
);
export type ArticleSubjectRow = typeof articleSubjects.$inferSelect;

/** Withdrawn articles. The database keeps nothing else of them. */
export const withdrawnArticles = sqliteTable('withdrawn_articles', {
  id: text('id').primaryKey(),
  withdrawnAt: integer('withdrawn_at').notNull(),
});

/** A section of a policy, in cleaned HTML. */
export interface PolicySectionRow {
  id: string;
  title: string;
  html: string;
}

/** An operator's own policies, which replace the product's. */
export const policies = sqliteTable(
  'policies',
  {
    policy: text('policy').notNull(),
    language: text('language').notNull(),
    /** Header value of its brand; empty for all brands. */
    brand: text('brand').notNull(),
    /** The operator's version; empty without one. */
    version: text('version').notNull(),
    /** When it takes effect, ms. */
    since: integer('since'),
    /** Cleaned HTML of the text before the first section. */
    introduction: text('introduction').notNull(),
    sections: text('sections', { mode: 'json' }).$type<PolicySectionRow[]>().notNull(),
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policy, table.language, table.brand] })],
);
export type PolicyRow = typeof policies.$inferSelect;
