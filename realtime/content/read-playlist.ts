import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { playlistSchema, type Playlist } from '../protocol/playlist.ts';
import { faultAt, type Read } from './file-fault.ts';
import { COMMON, namesOf, subjectsOf } from './front-matter-members.ts';
import { paragraphOf } from './paragraph.ts';
import type { FrontMatter } from './read-front-matter.ts';

const { titles, descriptions, videoIds } = playlistSchema.entries;

export const playlistFrontMatter = v.strictObject({
  kind: v.literal('playlist'),
  ...COMMON,
  titles,
  descriptions,
  /** Ids of videos, or paths relative to this file. */
  videos: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'a playlist has videos'),
    v.transform((named) => named.map((each) => each.trim())),
  ),
});

type Front = Extract<FrontMatter<v.InferOutput<typeof playlistFrontMatter>>, { kind: 'read' }>;

/**
 * Reads a playlist. The text below the front matter is its description. `idOfFile` returns the id
 * of a video's file.
 */
export function readPlaylist(
  path: string,
  { output, body, bodyLine, lineOf }: Front,
  idOfFile: (path: string) => string | undefined,
): Read<Playlist> {
  const ids: string[] = [];
  for (const [index, named] of output.videos.entries()) {
    const isFile = /\.md$/i.test(named);
    const id = isFile ? idOfFile(join(dirname(path), named)) : named;
    if (id === undefined)
      return faultAt(
        path,
        lineOf(['videos', index]),
        `videos.${index}: ${named} is no video that can be published`,
      );
    ids.push(id);
  }
  const parsed = v.safeParse(v.object({ videoIds }), { videoIds: ids });
  if (!parsed.success) {
    const [{ message, path: at }] = parsed.issues;
    const index = at?.[1]?.key;
    const keys = ['videos', ...(typeof index === 'number' ? [index] : [])];
    return faultAt(path, lineOf(keys), `${keys.join('.')}: ${message}`);
  }
  const { videos: _videos, sport: _sport, withdrawn, ...plain } = output;
  const isWithdrawn = withdrawn ?? false;
  const description = paragraphOf(body);
  const playlist = v.safeParse(playlistSchema, {
    ...plain,
    ...namesOf(path, output, 'playlist '),
    ...subjectsOf(output),
    videoIds: ids,
    ...(description !== '' && { description }),
  });
  if (playlist.success) return { kind: 'read', content: playlist.output, isWithdrawn, lineOf };
  const [{ message, path: at }] = playlist.issues;
  const [key] = at?.map((each) => each.key) ?? [];
  const line = key === 'description' ? bodyLine : lineOf(typeof key === 'string' ? [key] : []);
  return faultAt(path, line, `${String(key)}: ${message}`);
}
