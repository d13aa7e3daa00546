import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SportId } from '../../../realtime/sports/sport.ts';
import type { SubjectKind } from './content-schema.ts';

/** Videos, playlists, and views of videos and articles. Times are ms. */

/** A video in one language. */
export const videos = sqliteTable(
  'videos',
  {
    id: text('id').primaryKey(),
    /** Shared with its versions in other languages. */
    story: text('story').notNull(),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    /** Title for fans who hide scores. */
    titleWithoutScore: text('title_without_score'),
    description: text('description').notNull(),
    streamUri: text('stream_uri').notNull(),
    /** s */
    duration: real('duration').notNull(),
    posterUri: text('poster_uri'),
    /** WebVTT addresses by language. */
    captions: text('captions', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    author: text('author'),
    publishedAt: integer('published_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    sportId: integer('sport_id').$type<SportId>(),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    matchIds: text('match_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** Hash of all that was sent; detects repeats. */
    fingerprint: text('fingerprint').notNull(),
    /** Sender, as named in requests. */
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

/** Subjects of videos. */
export const videoSubjects = sqliteTable(
  'video_subjects',
  {
    kind: text('kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    videoId: text('video_id').notNull(),
    /** Copied from the video, so that an index finds a subject's newest. */
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
    /** Language of title and description. */
    language: text('language').notNull(),
    title: text('title').notNull(),
    titles: text('titles', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    description: text('description').notNull(),
    descriptions: text('descriptions', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    sportId: integer('sport_id').$type<SportId>(),
    /** In playing order; some may be unknown yet. */
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

/** Kinds of withdrawn media. */
export type MediaKind = 'video' | 'playlist';

/** Withdrawn videos and playlists. The database keeps nothing else of them. */
export const withdrawnMedia = sqliteTable(
  'withdrawn_media',
  {
    kind: text('kind').$type<MediaKind>().notNull(),
    id: text('id').notNull(),
    withdrawnAt: integer('withdrawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Views of an article or a video. */
export const newsViews = sqliteTable('news_views', {
  newsId: text('news_id').primaryKey(),
  views: integer('views').notNull(),
});

/** Views per recent day, from which popularity is computed. */
export const dailyViews = sqliteTable(
  'daily_views',
  {
    /** Days since 1970 UTC */
    day: integer('day').notNull(),
    newsId: text('news_id').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.newsId] })],
);

/**
 * Viewers counted today: a hash of the day, the article or video, and the visitor's device or
 * network. The device and network themselves are not stored. A scheduled job deletes the row after
 * the day.
 */
export const countedViewers = sqliteTable(
  'counted_viewers',
  { hash: text('hash').primaryKey(), day: integer('day').notNull() },
  (table) => [index('counted_viewers_by_day').on(table.day)],
);
