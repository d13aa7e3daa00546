import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { ClipFault, readClip } from './tv/read-clip.ts';
import { videoSchema, type Video } from '../protocol/video.ts';
import { faultAt, type Read } from './file-fault.ts';
import { namesOf, subjectsOf, COMMON_MEMBERS } from './front-matter-members.ts';
import { paragraphOf } from './paragraph.ts';
import type { FrontMatter } from './read-front-matter.ts';

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/;

const durationSchema = v.union(
  [
    v.number(),
    v.pipe(
      v.string(),
      v.regex(CLOCK),
      v.transform((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)),
    ),
  ],
  'must be seconds, or a time such as 1:05',
);

/** Address of a poster or captions, or a path from the video's folder. */
const uriSchema = v.pipe(v.string(), v.minLength(1, 'must be an address'));

export const videoFrontMatter = v.strictObject({
  kind: v.literal('video'),
  ...COMMON_MEMBERS,
  /** Address of the master playlist. */
  stream: v.optional(videoSchema.entries.stream),
  duration: v.optional(durationSchema),
  /** Path of the master playlist, relative to this file, instead of `stream`. */
  file: v.optional(v.string()),
  /** Public URL of the folder of `file`. */
  address: v.optional(v.pipe(v.string(), v.regex(/\/$/, 'ends with a slash'))),
  titleWithoutScore: videoSchema.entries.titleWithoutScore,
  poster: v.optional(uriSchema),
  captions: v.optional(v.record(v.string(), uriSchema)),
});

type Front = Extract<FrontMatter<v.InferOutput<typeof videoFrontMatter>>, { kind: 'read' }>;

/**
 * Reads a video. The text below the front matter is its description. Checks the video's files if
 * they are local.
 */
export async function readVideo(
  path: string,
  { output, body, bodyLine, lineOf }: Front,
): Promise<Read<Video>> {
  const { sport: _sport, leagues: _leagues, teams: _teams, matches: _matches, ...rest } = output;
  const { file, address, stream, duration, poster, captions, withdrawn, ...plain } = rest;
  const isWithdrawn = withdrawn ?? false;
  const fault = (member: string, message: string) =>
    faultAt(path, lineOf([member]), `${member}: ${message}`);
  if ((stream === undefined) === (file === undefined))
    return faultAt(path, lineOf([]), 'a video has either stream and duration, or file and address');
  if (stream !== undefined && duration === undefined) return fault('stream', 'duration is missing');
  if (file !== undefined && address === undefined) return fault('file', 'address is missing');
  const seconds = file === undefined ? duration : await lengthOf(join(dirname(path), file));
  if (typeof seconds === 'string') return fault('file', seconds);
  const folder = address ?? new URL('.', new URL(stream ?? '', OWN)).href.replace(OWN, '/');
  const addressOf = (uri: string) =>
    /^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(uri) ? uri : `${folder}${uri}`;
  for (const [language, uri] of Object.entries(captions ?? {})) {
    if (file === undefined || addressOf(uri) === uri) continue;
    const text = await readFile(join(dirname(path), dirname(file), uri), 'utf8').catch(() => null);
    if (!/^\uFEFF?WEBVTT/.test(text ?? ''))
      return faultAt(
        path,
        lineOf(['captions', language]),
        `captions.${language}: ${uri} is no WebVTT that can be read`,
      );
  }
  const description = paragraphOf(body);
  const video = v.safeParse(videoSchema, {
    ...plain,
    ...namesOf(path, output, 'video '),
    ...subjectsOf(output),
    stream: stream ?? `${folder}${basename(file ?? '')}`,
    duration: seconds,
    ...(poster !== undefined && { poster: addressOf(poster) }),
    ...(captions && {
      captions: Object.fromEntries(
        Object.entries(captions).map(([language, uri]) => [language, addressOf(uri)]),
      ),
    }),
    ...(description !== '' && { description }),
  });
  if (video.success) return { kind: 'read', content: video.output, isWithdrawn, lineOf };
  const [{ message, path: at }] = video.issues;
  const keys = at?.map(({ key }) => key).filter((key) => typeof key === 'string') ?? [];
  const line = keys[0] === 'description' ? bodyLine : lineOf(keys);
  return faultAt(path, line, `${keys.join('.')}: ${message}`);
}

const OWN = 'https://own.site/';

/** Returns a clip's length, s, or its fault as text. */
async function lengthOf(playlist: string): Promise<number | string> {
  try {
    const { asset } = await readClip({ id: 'clip', playlist, address: '/' });
    return asset.durations.reduce((sum, seconds) => sum + seconds, 0);
  } catch (error) {
    if (!(error instanceof ClipFault)) throw error;
    return error.message;
  }
}
