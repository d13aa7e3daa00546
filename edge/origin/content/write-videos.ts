import { sql } from 'drizzle-orm';
import { isOneOf, type Database, type Statement } from '../db/database.ts';
import { playlists, videos, videoSubjects } from '../db/video-schema.ts';
import { jsonRows, upsertRows } from './upsert-rows.ts';
import type { ReadPlaylist, ReadVideo } from './video-rows.ts';

/** Puts videos in, each in place of the one of its id, with what they are about. */
export function writeVideos(db: Database, read: readonly ReadVideo[]): Statement[] {
  if (read.length === 0) return [];
  const rows = read.map(({ row }) => row);
  const ids = sql`(select value from ${jsonRows(rows.map(({ id }) => id))})`;
  return [
    upsertRows(db, videos, rows),
    db.delete(videoSubjects).where(sql`${videoSubjects.videoId} in ${ids}`),
    db
      .insert(videoSubjects)
      .select(
        sql`select value ->> 'kind', value ->> 'subjectId', value ->> 'videoId',
          value ->> 'publishedAt' from ${jsonRows(read.flatMap(({ subjects }) => subjects))}
          where true`,
      )
      .onConflictDoNothing(),
  ];
}

export function writePlaylists(db: Database, read: readonly ReadPlaylist[]): Statement[] {
  return read.length === 0
    ? []
    : [
        upsertRows(
          db,
          playlists,
          read.map(({ row }) => row),
        ),
      ];
}

/** Takes videos and playlists out, with what they are found by. */
export function withdrawMedia(db: Database, gone: readonly string[]): Statement[] {
  if (gone.length === 0) return [];
  return [
    db.delete(videoSubjects).where(isOneOf(videoSubjects.videoId, gone)),
    db.delete(videos).where(isOneOf(videos.id, gone)),
    db.delete(playlists).where(isOneOf(playlists.id, gone)),
  ];
}
