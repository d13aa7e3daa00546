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

/** Ends as `ending` says, whatever follows in its query. */
function fileSchema(ending: RegExp, message: string) {
  return v.pipe(
    mediaUriSchema,
    v.check((uri) => ending.test(URL.parse(uri, 'https://own.site')?.pathname ?? ''), message),
  );
}

/** A video in one language. Ids of leagues, teams and matches need not be known yet. */
export const videoSchema = v.strictObject({
  kind: v.literal('video'),
  /** Of no article either: fans comment on both. */
  id: entityIdSchema,
  /** The same for a video in each of its languages; its id where it has one language alone. */
  story: v.optional(entityIdSchema),
  slug: slugSchema,
  language: languageTagSchema,
  title: labelSchema,
  /** Takes the place of a title that has a score, for fans who hide scores. */
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
  /** The time of `publishedAt` where it is absent; an older one than is known is stale. */
  updatedAt: v.optional(timeSchema),
  sportId: v.optional(sportIdSchema),
  leagueIds: idsSchema(entityIdSchema),
  teamIds: idsSchema(entityIdSchema),
  matchIds: idsSchema(matchIdSchema),
  tags: tagsSchema,
});
export type Video = v.InferOutput<typeof videoSchema>;
