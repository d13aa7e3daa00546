import { eq, and } from 'drizzle-orm';
import type { ContentResult } from '../../../realtime/protocol/content.ts';
import type { Playlist } from '../../../realtime/protocol/playlist.ts';
import type { Video } from '../../../realtime/protocol/video.ts';
import { isOneOf, type Database, type Statement } from '../db/database.ts';
import { playlists, videos, withdrawnMedia, type MediaKind } from '../db/video-schema.ts';
import {
  publishOutcome,
  withdrawOutcome,
  type ContentSender,
  type Known,
} from './known-content.ts';
import { readPlaylist, readVideo, type ReadPlaylist, type ReadVideo } from './video-rows.ts';
import { withdrawMedia, writePlaylists, writeVideos } from './write-videos.ts';

/** The videos and playlists of one import, collected for one write. */
interface Media {
  publish: (content: Video | Playlist) => Promise<ContentResult['outcome']>;
  /** Outcomes for the video and the playlist of that id. */
  withdraw: (id: string) => ContentResult['outcome'][];
  /** Writes to run at the end. */
  statements: () => Statement[];
}

/** Reads the known ids. Repeated and older content is ignored. */
export async function openMedia(
  db: Database,
  ids: string[],
  { source, isRepeated, now }: ContentSender,
): Promise<Media> {
  const known = {
    video: await readKnown(db, 'video', ids),
    playlist: await readKnown(db, 'playlist', ids),
  };
  const news = { video: new Map<string, ReadVideo>(), playlist: new Map<string, ReadPlaylist>() };
  const gone = { video: new Set<string>(), playlist: new Set<string>() };
  const withdraw = (kind: MediaKind, id: string) => {
    const outcome = withdrawOutcome(known[kind].get(id));
    if (outcome !== 'applied') return outcome;
    known[kind].set(id, { withdrawnAt: now });
    news[kind].delete(id);
    gone[kind].add(id);
    return outcome;
  };
  return {
    publish: async (content) => {
      const { kind, id } = content;
      const read =
        content.kind === 'video'
          ? await readVideo(content, source)
          : await readPlaylist(content, source);
      const outcome = publishOutcome(known[kind].get(id), read.row, isRepeated);
      if (outcome !== 'applied') return outcome;
      known[kind].set(id, read.row);
      if ('subjects' in read) news.video.set(id, read);
      else news.playlist.set(id, read);
      return outcome;
    },
    withdraw: (id) => [withdraw('video', id), withdraw('playlist', id)],
    // Content that is published again comes last.
    statements: () => [
      ...withdrawMedia(db, 'video', [...gone.video], now),
      ...withdrawMedia(db, 'playlist', [...gone.playlist], now),
      ...writeVideos(db, [...news.video.values()]),
      ...writePlaylists(db, [...news.playlist.values()]),
    ],
  };
}

async function readKnown(
  db: Database,
  kind: MediaKind,
  ids: string[],
): Promise<Map<string, Known>> {
  const { id, fingerprint, updatedAt } = kind === 'video' ? videos : playlists;
  const { withdrawnAt } = withdrawnMedia;
  const [published, withdrawn] = await db.batch([
    db
      .select({ id, fingerprint, updatedAt })
      .from(kind === 'video' ? videos : playlists)
      .where(isOneOf(id, ids)),
    db
      .select({ id: withdrawnMedia.id, withdrawnAt })
      .from(withdrawnMedia)
      .where(and(eq(withdrawnMedia.kind, kind), isOneOf(withdrawnMedia.id, ids))),
  ]);
  return new Map<string, Known>([...withdrawn, ...published].map((row) => [row.id, row]));
}
