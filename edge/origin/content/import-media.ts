import type { ContentResult } from '../../../realtime/protocol/content.ts';
import type { Playlist } from '../../../realtime/protocol/playlist.ts';
import type { Video } from '../../../realtime/protocol/video.ts';
import { isOneOf, type Database, type Statement } from '../db/database.ts';
import { playlists, videos } from '../db/video-schema.ts';
import { readPlaylist, readVideo, type ReadPlaylist, type ReadVideo } from './video-rows.ts';
import { withdrawMedia, writePlaylists, writeVideos } from './write-videos.ts';

interface Known {
  fingerprint: string;
  updatedAt: number;
}

/** The videos and playlists of one import, as it goes through them. */
interface Media {
  publish: (content: Video | Playlist) => Promise<ContentResult['outcome']>;
  /** Undefined where the id names neither. */
  withdraw: (id: string) => 'applied' | undefined;
  /** What is to be written in the end. */
  statements: () => Statement[];
}

/** Reads which of the ids are known. The same again changes nothing, what is older is let be. */
export async function openMedia(db: Database, ids: string[]): Promise<Media> {
  const [knownVideos, knownPlaylists] = await db.batch([
    db
      .select({ id: videos.id, fingerprint: videos.fingerprint, updatedAt: videos.updatedAt })
      .from(videos)
      .where(isOneOf(videos.id, ids)),
    db
      .select({
        id: playlists.id,
        fingerprint: playlists.fingerprint,
        updatedAt: playlists.updatedAt,
      })
      .from(playlists)
      .where(isOneOf(playlists.id, ids)),
  ]);
  const known = {
    video: new Map<string, Known>(knownVideos.map((row) => [row.id, row])),
    playlist: new Map<string, Known>(knownPlaylists.map((row) => [row.id, row])),
  };
  const newVideos = new Map<string, ReadVideo>();
  const newPlaylists = new Map<string, ReadPlaylist>();
  const gone = new Set<string>();
  return {
    publish: async (content) => {
      const { kind, id } = content;
      const read =
        content.kind === 'video' ? await readVideo(content) : await readPlaylist(content);
      const before = known[kind].get(id);
      if (before?.fingerprint === read.row.fingerprint) return 'duplicate';
      if (before && before.updatedAt > read.row.updatedAt) return 'stale';
      known[kind].set(id, read.row);
      if ('subjects' in read) newVideos.set(id, read);
      else newPlaylists.set(id, read);
      return 'applied';
    },
    withdraw: (id) => {
      const isVideo = known.video.delete(id);
      const isPlaylist = known.playlist.delete(id);
      newVideos.delete(id);
      newPlaylists.delete(id);
      if (!isVideo && !isPlaylist) return undefined;
      gone.add(id);
      return 'applied';
    },
    // What is published again after it was withdrawn is written last.
    statements: () => [
      ...withdrawMedia(db, [...gone]),
      ...writeVideos(db, [...newVideos.values()]),
      ...writePlaylists(db, [...newPlaylists.values()]),
    ],
  };
}
