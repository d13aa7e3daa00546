import * as v from 'valibot';
import {
  idsSchema,
  languageTagSchema,
  mediaUriSchema,
  slugSchema,
  tagsSchema,
} from './content-members.ts';
import { matchIdSchema } from './match-id.ts';
import { labelSchema, timeSchema } from './primitives.ts';
import { sportIdSchema } from './sport.ts';
import { entityIdSchema, textSchema } from './text.ts';

/** Longest video, s: a day. */
const MAX_SECONDS = 86_400;

/** Returns a schema for a media URI whose path has this `ending`, with any query. */
function fileSchema(ending: RegExp, message: string) {
  return v.pipe(
    mediaUriSchema,
    v.check((uri) => ending.test(URL.parse(uri, 'https://own.site')?.pathname ?? ''), message),
  );
}

/** A video in one language. Ids of leagues, teams and matches may be unknown yet. */
export const videoSchema = v.strictObject({
  kind: v.literal('video'),
  /** Unique among articles too, because comments name either by its id. */
  id: entityIdSchema,
  /** Shared by all languages of a video. Default: its id, for a video in one language. */
  story: v.optional(entityIdSchema),
  slug: slugSchema,
  language: languageTagSchema,
  title: labelSchema,
  /** Title for fans who hide scores, if `title` contains one. */
  titleWithoutScore: v.optional(labelSchema),
  /** Plain text, as one paragraph. */
  description: v.optional(textSchema(1_000)),
  stream: fileSchema(/\.m3u8$/i, 'must be an HLS playlist: its path ends in .m3u8'),
  /** Length, s. */
  duration: v.pipe(
    v.number(),
    v.gtValue(0, 'must be more than 0'),
    v.maxValue(MAX_SECONDS, `must be ${MAX_SECONDS} s at most`),
  ),
  poster: v.optional(mediaUriSchema),
  /** WebVTT files, by language. */
  captions: v.optional(
    v.record(
      languageTagSchema,
      fileSchema(/\.vtt$/i, 'must be WebVTT captions: its path ends in .vtt'),
    ),
  ),
  author: v.optional(labelSchema),
  publishedAt: timeSchema,
  /** Default: `publishedAt`. An older time than the stored one is stale. */
  updatedAt: v.optional(timeSchema),
  sportId: v.optional(sportIdSchema),
  leagueIds: idsSchema(entityIdSchema),
  teamIds: idsSchema(entityIdSchema),
  matchIds: idsSchema(matchIdSchema),
  tags: tagsSchema,
});
export type Video = v.InferOutput<typeof videoSchema>;
