import * as v from 'valibot';
import { figureSchema, idSchema, textSchema, timeSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { slugSchema } from './slug.ts';
import { videoWireSchema } from './video.ts';

/** A playlist as lists show it. Times are ms. */
export const playlistWireSchema = v.object({
  playlistId: idSchema,
  playlistSlug: slugSchema,
  /** In the language asked for where the editor gave it one, else in `playlistLanguage`. */
  playlistTitle: textSchema,
  /** Plain text; it may be empty. */
  playlistDescription: textSchema,
  /** What its title is written in, as BCP 47 names it. */
  playlistLanguage: textSchema,
  playlistPublishedAt: timeSchema,
  playlistUpdatedAt: timeSchema,
  /** Null: of no sport, or of several. */
  playlistSportId: v.nullable(figureSchema),
  /** How many videos it has to show now. */
  playlistSize: figureSchema,
  /** The first of them, whose poster stands for it; null where it has none to show. */
  playlistFirst: v.nullable(videoWireSchema),
});
export type PlaylistWire = v.InferOutput<typeof playlistWireSchema>;

/** `listPlaylists`: newest first, without those that have nothing to show. */
export const playlistPageSchema = v.object({
  playlists: rowsSchema(playlistWireSchema),
  /** Sent back as `flag`, it brings what follows; null at the end. */
  flag: v.nullable(textSchema),
});
export type PlaylistPage = v.InferOutput<typeof playlistPageSchema>;

/** `getPlaylist`: its videos in its own order, each in the version nearest to the language asked for. */
export const playlistDetailSchema = v.object({
  playlist: playlistWireSchema,
  videos: rowsSchema(videoWireSchema),
});
export type PlaylistDetail = v.InferOutput<typeof playlistDetailSchema>;

/** `getPopularPlaylist`: most viewed first; what nobody has viewed lately follows, newest first. */
export const popularPlaylistSchema = v.object({
  videos: rowsSchema(videoWireSchema),
  /** From when on views count: the beginning of the first of seven days in UTC, today's being the last. */
  since: timeSchema,
});
export type PopularPlaylist = v.InferOutput<typeof popularPlaylistSchema>;
