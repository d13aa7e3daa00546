import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isOneOf, jsonRows, type Database, type Statement } from '../db/database.ts';
import {
  playlists,
  videos,
  videoSubjects,
  withdrawnMedia,
  type MediaKind,
} from '../db/video-schema.ts';
import { upsertRows, writtenIds } from './upsert-rows.ts';
import type { ReadPlaylist, ReadVideo } from './video-rows.ts';

/** Returns statements that upsert videos by id, with their subjects. */
export function writeVideos(db: Database, read: readonly ReadVideo[]): Statement[] {
  if (read.length === 0) return [];
  const rows = read.map(({ row }) => row);
  const ids = writtenIds(videos, rows);
  return [
    upsertRows(db, videos, rows),
    db.delete(videoSubjects).where(sql`${videoSubjects.videoId} in ${ids}`),
    db
      .insert(videoSubjects)
      .select(
        sql`select value ->> 'kind', value ->> 'subjectId', value ->> 'videoId',
          value ->> 'publishedAt' from ${jsonRows(read.flatMap(({ subjects }) => subjects))}
          where value ->> 'videoId' in ${ids}`,
      )
      .onConflictDoNothing(),
    unmark(db, 'video', ids),
  ];
}

/** Returns statements that upsert playlists by id. */
export function writePlaylists(db: Database, read: readonly ReadPlaylist[]): Statement[] {
  if (read.length === 0) return [];
  const rows = read.map(({ row }) => row);
  return [upsertRows(db, playlists, rows), unmark(db, 'playlist', writtenIds(playlists, rows))];
}

function unmark(db: Database, kind: MediaKind, ids: SQL): Statement {
  const { id, kind: ofKind } = withdrawnMedia;
  return db.delete(withdrawnMedia).where(and(eq(ofKind, kind), sql`${id} in ${ids}`));
}

/**
 * Returns statements that withdraw videos or playlists, with the videos' subjects. `now` is in ms.
 */
export function withdrawMedia(
  db: Database,
  kind: MediaKind,
  gone: readonly string[],
  now: number,
): Statement[] {
  if (gone.length === 0) return [];
  const table = kind === 'video' ? videos : playlists;
  const isGone = isOneOf(table.id, gone);
  return [
    ...(kind === 'video'
      ? [db.delete(videoSubjects).where(isOneOf(videoSubjects.videoId, gone))]
      : []),
    db
      .insert(withdrawnMedia)
      .select(sql`select ${kind}, ${table.id}, ${now} from ${table} where ${isGone}`)
      .onConflictDoNothing(),
    db.delete(table).where(isGone),
  ];
}
