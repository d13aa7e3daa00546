import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { eventListSchema } from './event.ts';
import { leagueWireSchema } from './league.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { slugSchema } from './slug.ts';
import { picturedTeamsSchema, teamWireSchema } from './team.ts';

/** A path of the product's own site, or an http(s) address. */
const mediaUriSchema = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/)[!-~]{1,500}$/));

/** A video as lists and players show it. Times are ms. */
export const videoWireSchema = v.object({
  /** Unique among articles too, because comments and views name either by its id. */
  videoId: idSchema,
  videoSlug: slugSchema,
  /** BCP 47 tag of its speech and text: 'pt-BR'. */
  videoLanguage: textSchema,
  videoTitle: textSchema,
  /** Title for fans who hide scores; null if the operator provides none. */
  videoTitleWithoutScore: v.nullable(textSchema),
  /** Plain text; it may be empty. */
  videoDescription: textSchema,
  /** Address of an HLS multivariant playlist. */
  videoStreamUri: mediaUriSchema,
  /** Length, s. */
  videoDuration: v.pipe(figureSchema, v.minValue(0)),
  /** Address of a picture; if null, pages draw one. */
  videoPosterUri: v.nullable(mediaUriSchema),
  /** WebVTT captions, one file per language. */
  videoCaptions: rowsSchema(v.object({ language: textSchema, uri: mediaUriSchema })),
  videoAuthor: v.nullable(textSchema),
  videoPublishedAt: timeSchema,
  videoUpdatedAt: timeSchema,
  /** Null for no sport, or several. */
  videoSportId: v.nullable(figureSchema),
  /** Number of views, including those of its versions in other languages. */
  videoViews: figureSchema,
  videoTeams: picturedTeamsSchema,
});
export type VideoWire = v.InferOutput<typeof videoWireSchema>;

/**
 * A page of `listVideos`, `listLeagueVideos`, `listTeamVideos`, `listMatchVideos`,
 * `listArticleVideos` or `searchVideos`. Each story appears once, in the version nearest to the
 * requested language; `videoLanguage` is the language of that version. `searchVideos` has only one
 * page.
 */
export const videoPageSchema = v.object({
  videos: rowsSchema(videoWireSchema),
  /** Cursor for the next page, sent as `flag`; null at the end. */
  flag: v.nullable(textSchema),
});
export type VideoPage = v.InferOutput<typeof videoPageSchema>;

/** `getVideo`: a video and those of its subjects that are known. */
export const videoDetailSchema = v.object({
  video: videoWireSchema,
  tags: v.array(textSchema),
  leagues: rowsSchema(leagueWireSchema),
  teams: rowsSchema(teamWireSchema),
  /** Its matches, in the video's order. */
  matches: eventListSchema,
  /** The story in each of its languages, this one included. */
  versions: rowsSchema(
    v.object({ videoId: idSchema, videoSlug: slugSchema, videoLanguage: textSchema }),
  ),
  /** Videos about the same matches, teams and leagues, closest first, without its own versions. */
  related: rowsSchema(videoWireSchema),
});
export type VideoDetail = v.InferOutput<typeof videoDetailSchema>;
