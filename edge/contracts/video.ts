import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { eventListSchema } from './event.ts';
import { leagueWireSchema } from './league.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { slugSchema } from './slug.ts';
import { picturedTeamsSchema, teamWireSchema } from './team.ts';

/** A path of the product's own site, or an address. */
const mediaUriSchema = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/)[!-~]{1,500}$/));

/** A video as lists and players have it. Times are ms. */
export const videoWireSchema = v.object({
  /** No article's id: comments and views name either. */
  videoId: idSchema,
  videoSlug: slugSchema,
  /** Language of its speech and text, in BCP 47: 'pt-BR'. */
  videoLanguage: textSchema,
  videoTitle: textSchema,
  /** Title for fans who hide scores; null where the operator sent none. */
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
  /** Null: no sport, or several. */
  videoSportId: v.nullable(figureSchema),
  /** All views of it and of its versions in other languages. */
  videoViews: figureSchema,
  videoTeams: picturedTeamsSchema,
});
export type VideoWire = v.InferOutput<typeof videoWireSchema>;

/**
 * `listVideos`, `listLeagueVideos`, `listTeamVideos`, `listMatchVideos` and `listArticleVideos`: newest
 * first, each story once, in the version nearest to the requested language. It may be another:
 * `videoLanguage` says which. `searchVideos` has no further page.
 */
export const videoPageSchema = v.object({
  videos: rowsSchema(videoWireSchema),
  /** Cursor for the next page, sent as `flag`; null at the end. */
  flag: v.nullable(textSchema),
});
export type VideoPage = v.InferOutput<typeof videoPageSchema>;

/** `getVideo`: a video and its subjects, if known. */
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
  /** Videos that share its matches, teams and leagues, nearest first; without its own versions. */
  related: rowsSchema(videoWireSchema),
});
export type VideoDetail = v.InferOutput<typeof videoDetailSchema>;
