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

/** Requires a path with this `ending` and any query. */
function fileSchema(ending: RegExp, message: string) {
  return v.pipe(
    mediaUriSchema,
    v.check((uri) => ending.test(URL.parse(uri, 'https://own.site')?.pathname ?? ''), message),
  );
}

/** A video in one language. Ids of leagues, teams and matches may be unknown yet. */
export const videoSchema = v.strictObject({
  kind: v.literal('video'),
  /** No article has it either: fans comment on both. */
  id: entityIdSchema,
  /** Shared by all languages of a video; absent: its id, for one language alone. */
  story: v.optional(entityIdSchema),
  slug: slugSchema,
  language: languageTagSchema,
  title: labelSchema,
  /** Replaces a title with a score, for fans who hide scores. */
  titleWithoutScore: v.optional(labelSchema),
  /** Plain text, as one paragraph. */
  description: v.optional(textSchema(1_000)),
  stream: fileSchema(/\.m3u8$/i, 'must be an HLS playlist: its path ends in .m3u8'),
  /** s */
  duration: v.pipe(
    v.number(),
    v.gtValue(0, 'must be more than 0'),
    v.maxValue(MAX_SECONDS, `must be ${MAX_SECONDS} s at most`),
  ),
  poster: v.optional(mediaUriSchema),
  /** WebVTT, by language. */
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
