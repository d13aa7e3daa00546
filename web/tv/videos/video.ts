import * as v from 'valibot';
import type { PlaylistPage, PlaylistWire } from '../../../edge/contracts/playlist.ts';
import type { VideoPage, VideoWire } from '../../../edge/contracts/video.ts';
import type { Team } from '../../../realtime/protocol/match-state.ts';
import { sportIdSchema } from '../../../realtime/protocol/sport.ts';
import { sportById } from '../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import type { Page } from '../../app/page-cache.ts';
import { parseSide } from '../../domain/parse-side.ts';

/** A video's data for lists and players. */
export interface VideoCard {
  id: string;
  slug: string;
  /** BCP 47 tag. */
  language: string;
  title: string;
  /** The editors' title for fans who hide scores: see the function `titleWithoutScore`. */
  titleWithoutScore: string | null;
  description: string;
  /** URL of an HLS master playlist. */
  streamUri: string;
  /** s */
  duration: number;
  pictureUri: string | null;
  captions: readonly { language: string; uri: string }[];
  author: string | null;
  /** ms */
  publishedAt: number;
  updatedAt: number;
  /** Null without a sport, or with an unknown one. */
  sportKey: SportKey | null;
  views: number;
  /** The teams in its drawing, if it has no poster. */
  teams: readonly Team[];
}

/** An ordered list of videos. */
export interface PlaylistCard {
  id: string;
  slug: string;
  language: string;
  title: string;
  description: string;
  size: number;
  /** The playlist shows the poster of this video. */
  first: VideoCard | null;
}

export function parseVideo(wire: VideoWire): VideoCard {
  return {
    id: wire.videoId,
    slug: wire.videoSlug,
    language: wire.videoLanguage,
    title: wire.videoTitle,
    titleWithoutScore: wire.videoTitleWithoutScore,
    description: wire.videoDescription,
    streamUri: wire.videoStreamUri,
    duration: wire.videoDuration,
    pictureUri: wire.videoPosterUri,
    captions: wire.videoCaptions,
    author: wire.videoAuthor,
    publishedAt: wire.videoPublishedAt,
    updatedAt: wire.videoUpdatedAt,
    sportKey: sportKeyOf(wire.videoSportId),
    views: wire.videoViews,
    teams: wire.videoTeams.map(parseSide),
  };
}

export function parseVideoPage({ videos, flag }: VideoPage): Page<VideoCard> {
  return { entries: videos.map(parseVideo), flag };
}

export function parsePlaylist(wire: PlaylistWire): PlaylistCard {
  return {
    id: wire.playlistId,
    slug: wire.playlistSlug,
    language: wire.playlistLanguage,
    title: wire.playlistTitle,
    description: wire.playlistDescription,
    size: wire.playlistSize,
    first: wire.playlistFirst && parseVideo(wire.playlistFirst),
  };
}

export function parsePlaylists({ playlists }: PlaylistPage): PlaylistCard[] {
  return playlists.map(parsePlaylist);
}

function sportKeyOf(id: number | null): SportKey | null {
  const sportId = v.safeParse(sportIdSchema, id);
  return sportId.success ? sportById(sportId.output).key : null;
}
