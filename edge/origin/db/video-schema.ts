import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SportId } from '../../../realtime/sports/sport.ts';
import type { SubjectKind } from './content-schema.ts';

/** Videos, playlists of them, and how often they and articles were viewed. Times are ms. */

/** A video in one language. */
export const videos = sqliteTable(
  'videos',
  {
    id: text('id').primaryKey(),
    /** What its versions in other languages have as well. */
    story: text('story').notNull(),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    /** Takes its place for fans who hide scores. */
    titleWithoutScore: text('title_without_score'),
    description: text('description').notNull(),
    streamUri: text('stream_uri').notNull(),
    /** s */
    duration: real('duration').notNull(),
    posterUri: text('poster_uri'),
    /** Addresses of WebVTT, by language. */
    captions: text('captions', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    author: text('author'),
    publishedAt: integer('published_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    sportId: integer('sport_id').$type<SportId>(),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    matchIds: text('match_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** Of all that was sent: the same again is no news. */
    fingerprint: text('fingerprint').notNull(),
    /** Who sent it, as requests say. */
    source: text('source').notNull().default('import'),
  },
  (table) => [
    index('videos_by_source').on(table.source, table.id),
    index('videos_by_time').on(table.publishedAt, table.id),
    index('videos_by_sport').on(table.sportId, table.publishedAt, table.id),
    index('videos_by_story').on(table.story, table.language),
  ],
);
export type VideoRow = typeof videos.$inferSelect;

/** What videos are about. */
export const videoSubjects = sqliteTable(
  'video_subjects',
  {
    kind: text('kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    videoId: text('video_id').notNull(),
    /** As the video has it, so that the newest of a subject are found at once. */
    publishedAt: integer('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.publishedAt, table.videoId] }),
    index('video_subjects_by_video').on(table.videoId),
  ],
);
export type VideoSubjectRow = typeof videoSubjects.$inferSelect;

export const playlists = sqliteTable(
  'playlists',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    /** Of title and description; others by their languages. */
    language: text('language').notNull(),
    title: text('title').notNull(),
    titles: text('titles', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    description: text('description').notNull(),
    descriptions: text('descriptions', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    sportId: integer('sport_id').$type<SportId>(),
    /** In the order in which they are played; some may not be known yet. */
    videoIds: text('video_ids', { mode: 'json' }).$type<string[]>().notNull(),
    publishedAt: integer('published_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    fingerprint: text('fingerprint').notNull(),
    source: text('source').notNull().default('import'),
  },
  (table) => [
    index('playlists_by_source').on(table.source, table.id),
    index('playlists_by_time').on(table.publishedAt, table.id),
  ],
);
export type PlaylistRow = typeof playlists.$inferSelect;

/** What a withdrawn id was of. */
export type MediaKind = 'video' | 'playlist';

/** Videos and playlists that were published once and are no more. Nothing else is kept of them. */
export const withdrawnMedia = sqliteTable(
  'withdrawn_media',
  {
    kind: text('kind').$type<MediaKind>().notNull(),
    id: text('id').notNull(),
    withdrawnAt: integer('withdrawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** All views of an article or a video. */
export const newsViews = sqliteTable('news_views', {
  newsId: text('news_id').primaryKey(),
  views: integer('views').notNull(),
});

/** Those of each of the latest days, which what is popular goes by. */
export const dailyViews = sqliteTable(
  'daily_views',
  {
    /** Since 1970, in UTC. */
    day: integer('day').notNull(),
    newsId: text('news_id').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.newsId] })],
);

/**
 * Who has been counted today: a hash of the day, of what was viewed and of the visitor's device
 * or network, which nothing else is kept of. It goes when the day is over.
 */
export const countedViewers = sqliteTable(
  'counted_viewers',
  { hash: text('hash').primaryKey(), day: integer('day').notNull() },
  (table) => [index('counted_viewers_by_day').on(table.day)],
);
