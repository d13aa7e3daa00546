import * as v from 'valibot';
import { languageTagSchema, slugSchema } from './content-members.ts';
import { labelSchema, timeSchema } from './primitives.ts';
import { sportIdSchema } from './sport.ts';
import { entityIdSchema, textSchema } from './text.ts';

/** Limit of videos per playlist. */
const MAX_VIDEOS = 200;

/** Excludes two words that stand in the place of an id in paths of other calls. */
const ownIdSchema = v.pipe(
  entityIdSchema,
  v.notValues(['popular', 'list'], 'popular and list are no ids of playlists'),
);

/**
 * Videos in playing order. A playlist is one item for all languages, and may have a title in each.
 * Its videos may be unknown yet. Each appears in the version nearest to the visitor's language.
 */
export const playlistSchema = v.strictObject({
  kind: v.literal('playlist'),
  id: ownIdSchema,
  slug: slugSchema,
  /** Language of these texts. */
  language: languageTagSchema,
  title: labelSchema,
  /** Titles in other languages. */
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
  /** Default: `publishedAt`. An older time than the stored one is stale. */
  updatedAt: v.optional(timeSchema),
});
export type Playlist = v.InferOutput<typeof playlistSchema>;
