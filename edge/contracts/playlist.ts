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
  /** Language of its title, in BCP 47. */
  playlistLanguage: textSchema,
  playlistPublishedAt: timeSchema,
  playlistUpdatedAt: timeSchema,
  /** Null: no sport, or several. */
  playlistSportId: v.nullable(figureSchema),
  /** Number of videos to show now. */
  playlistSize: figureSchema,
  /** Its first video, whose poster it uses; null without one to show. */
  playlistFirst: v.nullable(videoWireSchema),
});
export type PlaylistWire = v.InferOutput<typeof playlistWireSchema>;

/** `listPlaylists`: newest first, without those that have no videos to show. */
export const playlistPageSchema = v.object({
  playlists: rowsSchema(playlistWireSchema),
  /** Cursor for the next page, sent as `flag`; null at the end. */
  flag: v.nullable(textSchema),
});
export type PlaylistPage = v.InferOutput<typeof playlistPageSchema>;

/** `getPlaylist`: its videos in its own order, each in the version nearest to the requested language. */
export const playlistDetailSchema = v.object({
  playlist: playlistWireSchema,
  videos: rowsSchema(videoWireSchema),
});
export type PlaylistDetail = v.InferOutput<typeof playlistDetailSchema>;

/** `getPopularPlaylist`: most viewed first; those without recent views follow, newest first. */
export const popularPlaylistSchema = v.object({
  videos: rowsSchema(videoWireSchema),
  /** Start of the counted views: of the first of seven UTC days, of which today is the last. */
  since: timeSchema,
});
export type PopularPlaylist = v.InferOutput<typeof popularPlaylistSchema>;
