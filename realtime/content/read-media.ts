import * as v from 'valibot';
import type { Playlist } from '../protocol/playlist.ts';
import type { Video } from '../protocol/video.ts';
import type { Read } from './file-fault.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { playlistFrontMatter, readPlaylist } from './read-playlist.ts';
import { readVideo, videoFrontMatter } from './read-video.ts';

export type ReadMedia = Read<Video | Playlist>;

const frontMatterSchema = v.variant('kind', [videoFrontMatter, playlistFrontMatter]);

/** Returns the kind in a file's front matter, if it is a video or a playlist. */
export function mediaKindOf(text: string): 'video' | 'playlist' | undefined {
  const [, kind] =
    /^---[ \t]*\r?\n(?:(?!---).*\r?\n)*?kind:[ \t]*(video|playlist)\b/.exec(
      text.replace(/^\uFEFF/, ''),
    ) ?? [];
  return kind === 'video' || kind === 'playlist' ? kind : undefined;
}

/**
 * Reads a video or a playlist. `path` names the file in faults. `idOfFile` returns the id of a
 * video's file.
 */
export async function readMedia(
  path: string,
  text: string,
  idOfFile: (path: string) => string | undefined,
): Promise<ReadMedia> {
  const front = readFrontMatter(text, frontMatterSchema);
  if (front.kind === 'faulty')
    return { kind: 'faulty', faults: front.faults.map((fault) => ({ path, ...fault })) };
  const { output } = front;
  return output.kind === 'video'
    ? readVideo(path, { ...front, output })
    : readPlaylist(path, { ...front, output }, idOfFile);
}
