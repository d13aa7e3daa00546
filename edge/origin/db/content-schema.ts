import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ArticlePart } from '../../../realtime/protocol/content.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';

/**
 * An article in one language. Its words are in a full-text index (`article_index`, see the
 * migration) below the same `key`. Times are ms.
 */
export const articles = sqliteTable(
  'articles',
  {
    key: integer('key').primaryKey(),
    id: text('id').notNull().unique(),
    /** What its versions in other languages have as well. */
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
    /** Cleaned HTML and matches, as a page shows them. */
    parts: text('parts', { mode: 'json' }).$type<ArticlePart[]>().notNull(),
    /** The words of all parts, without their HTML. */
    text: text('text').notNull(),
    /** Of all that was sent: the same again is no news. */
    fingerprint: text('fingerprint').notNull(),
    /** Who sent it, as requests say. */
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

/** What a piece of content may be about beside its sport. */
export type SubjectKind = 'league' | 'team' | 'match';

/** What articles are about. */
export const articleSubjects = sqliteTable(
  'article_subjects',
  {
    kind: text('kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    articleId: text('article_id').notNull(),
    /** As the article has it, so that the newest of a subject are found at once. */
    publishedAt: integer('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.publishedAt, table.articleId] }),
    index('article_subjects_by_article').on(table.articleId),
  ],
);
export type ArticleSubjectRow = typeof articleSubjects.$inferSelect;

/** Articles that were published once and are no more. Nothing else is kept of them. */
export const withdrawnArticles = sqliteTable('withdrawn_articles', {
  id: text('id').primaryKey(),
  withdrawnAt: integer('withdrawn_at').notNull(),
});

/** A section of a policy, of cleaned HTML. */
export interface PolicySectionRow {
  id: string;
  title: string;
  html: string;
}

/** An operator's own policies, in the place of the product's. */
export const policies = sqliteTable(
  'policies',
  {
    policy: text('policy').notNull(),
    language: text('language').notNull(),
    /** Header value of the brand that it is of; empty for all. */
    brand: text('brand').notNull(),
    /** As the operator counts them; empty where they do not. */
    version: text('version').notNull(),
    /** Since when it is in force, ms. */
    since: integer('since'),
    /** Cleaned HTML of what stands before the first section. */
    introduction: text('introduction').notNull(),
    sections: text('sections', { mode: 'json' }).$type<PolicySectionRow[]>().notNull(),
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policy, table.language, table.brand] })],
);
export type PolicyRow = typeof policies.$inferSelect;
