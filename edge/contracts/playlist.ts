import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { slugSchema } from './slug.ts';
import { videoWireSchema } from './video.ts';

/** A playlist as lists show it. Times are ms. */
export const playlistWireSchema = v.object({
  playlistId: idSchema,
  playlistSlug: slugSchema,
  /** In the requested language if the editor wrote one, else in `playlistLanguage`. */
  playlistTitle: textSchema,
  /** Plain text; it may be empty. */
  playlistDescription: textSchema,
  /** BCP 47 tag of the language in which the editor wrote it. */
  playlistLanguage: textSchema,
  playlistPublishedAt: timeSchema,
  playlistUpdatedAt: timeSchema,
  /** Null for no sport, or several. */
  playlistSportId: v.nullable(figureSchema),
  /** Number of its videos that pages can show now. */
  playlistSize: figureSchema,
  /** Its first video that pages can show, whose poster it uses; null if none. */
  playlistFirst: v.nullable(videoWireSchema),
});
export type PlaylistWire = v.InferOutput<typeof playlistWireSchema>;

/**
 * A page of `listPlaylists`, newest first. Playlists without a video that pages can show are
 * absent.
 */
export const playlistPageSchema = v.object({
  playlists: rowsSchema(playlistWireSchema),
  /** Cursor for the next page, sent as `flag`; null at the end. */
  flag: v.nullable(textSchema),
});
export type PlaylistPage = v.InferOutput<typeof playlistPageSchema>;

/**
 * `getPlaylist`: a playlist's videos in its order, each in the version nearest to the requested
 * language.
 */
export const playlistDetailSchema = v.object({
  playlist: playlistWireSchema,
  videos: rowsSchema(videoWireSchema),
});
export type PlaylistDetail = v.InferOutput<typeof playlistDetailSchema>;

/** `getPopularPlaylist`: most viewed first, then videos without recent views, newest first. */
export const popularPlaylistSchema = v.object({
  videos: rowsSchema(videoWireSchema),
  /** Start of the seven UTC days whose views count, ms. The last day is today. */
  since: timeSchema,
});
export type PopularPlaylist = v.InferOutput<typeof popularPlaylistSchema>;
