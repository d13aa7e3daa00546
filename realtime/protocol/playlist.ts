import * as v from 'valibot';
import { languageTagSchema, slugSchema } from './content-members.ts';
import { labelSchema, timeSchema } from './primitives.ts';
import { sportIdSchema } from './sport.ts';
import { entityIdSchema, textSchema } from './text.ts';

/** Videos of a playlist, at most. */
const MAX_VIDEOS = 200;

/** `popular` is the playlist of what is viewed most, and `list` that of them all. */
const ownIdSchema = v.pipe(
  entityIdSchema,
  v.notValues(['popular', 'list'], 'popular and list are no ids of playlists'),
);

/**
 * Videos in the order in which they are played. It is one in all languages, with titles in some.
 * Its videos need not be known yet, and each is shown in the version nearest to the visitor.
 */
export const playlistSchema = v.strictObject({
  kind: v.literal('playlist'),
  id: ownIdSchema,
  slug: slugSchema,
  /** Of its title and description. */
  language: languageTagSchema,
  title: labelSchema,
  /** In other languages. */
  titles: v.optional(v.record(languageTagSchema, labelSchema)),
  /** Plain text, as one paragraph. */
  description: v.optional(textSchema(1_000)),
  descriptions: v.optional(v.record(languageTagSchema, textSchema(1_000))),
  sportId: v.optional(sportIdSchema),
  videoIds: v.pipe(
    v.array(entityIdSchema),
    v.minLength(1, 'a playlist has videos'),
    v.maxLength(MAX_VIDEOS, `a playlist has ${MAX_VIDEOS} videos at most`),
  ),
  publishedAt: timeSchema,
  /** The time of `publishedAt` where it is absent; an older one than is known is stale. */
  updatedAt: v.optional(timeSchema),
});
export type Playlist = v.InferOutput<typeof playlistSchema>;
