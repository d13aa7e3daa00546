import * as v from 'valibot';
import { eventListSchema } from './event.ts';
import { leagueWireSchema } from './league.ts';
import { figureSchema, idSchema, textSchema, timeSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { slugSchema } from './slug.ts';
import { teamWireSchema } from './team.ts';

/** A path of the product's own site, or an address. */
const mediaUriSchema = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/)[!-~]{1,500}$/));

/** A video as lists and players have it. Times are ms. */
export const videoWireSchema = v.object({
  /** Of no article: comments and views name either. */
  videoId: idSchema,
  videoSlug: slugSchema,
  /** What is spoken and written in it, as BCP 47 names it: 'pt-BR'. */
  videoLanguage: textSchema,
  videoTitle: textSchema,
  /** The title for fans who hide scores; null where the operator brought none. */
  videoTitleWithoutScore: v.nullable(textSchema),
  /** Plain text; it may be empty. */
  videoDescription: textSchema,
  /** A master playlist of HLS. */
  videoStreamUri: mediaUriSchema,
  /** s */
  videoDuration: v.pipe(figureSchema, v.minValue(0)),
  /** Null: one is drawn. */
  videoPosterUri: v.nullable(mediaUriSchema),
  /** WebVTT, one for each language. */
  videoCaptions: rowsSchema(v.object({ language: textSchema, uri: mediaUriSchema })),
  videoAuthor: v.nullable(textSchema),
  videoPublishedAt: timeSchema,
  videoUpdatedAt: timeSchema,
  /** Null: of no sport, or of several. */
  videoSportId: v.nullable(figureSchema),
  /** All views of it and of its versions in other languages. */
  videoViews: figureSchema,
});
export type VideoWire = v.InferOutput<typeof videoWireSchema>;

/**
 * `listVideos`, `listLeagueVideos`, `listTeamVideos`, `listMatchVideos` and `listArticleVideos`:
 * newest first, each story once, in the version whose language is nearest to the one asked for.
 * It may be another: `videoLanguage` says which. `searchVideos` has no further page.
 */
export const videoPageSchema = v.object({
  videos: rowsSchema(videoWireSchema),
  /** Sent back as `flag`, it brings what follows; null at the end. */
  flag: v.nullable(textSchema),
});
export type VideoPage = v.InferOutput<typeof videoPageSchema>;

/** `getVideo`: a video with all that it is about, as far as that is known. */
export const videoDetailSchema = v.object({
  video: videoWireSchema,
  tags: v.array(textSchema),
  leagues: rowsSchema(leagueWireSchema),
  teams: rowsSchema(teamWireSchema),
  /** Its matches, in its own order. */
  matches: eventListSchema,
  /** The story in each of its languages, this one included. */
  versions: rowsSchema(
    v.object({ videoId: idSchema, videoSlug: slugSchema, videoLanguage: textSchema }),
  ),
  /** What shares its matches, teams and leagues, the nearest first; without its own versions. */
  related: rowsSchema(videoWireSchema),
});
export type VideoDetail = v.InferOutput<typeof videoDetailSchema>;
