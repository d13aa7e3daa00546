import type { SportKey } from '../../realtime/sports/sport.ts';
import { newsPath, type ArticleAddress } from './news-path.ts';

/** Returns a video's canonical path. */
export function videoPath({ id, slug, sportKey }: ArticleAddress): string {
  return `${newsPath(sportKey)}/video/${slug}/${encodeURIComponent(id)}`;
}

/** Returns a playlist's canonical path. */
export function playlistPath({ id, slug }: Pick<ArticleAddress, 'id' | 'slug'>): string {
  return `/news/playlist/${slug}/${encodeURIComponent(id)}`;
}

/** Returns the path of the most watched videos, in one sport or in all. */
export function popularPath(sportKey: SportKey | null = null): string {
  return `${newsPath(sportKey)}/playlist/popular`;
}

/** Returns the address of a playlist (a path) that starts at one of its videos. */
export function atVideo(playlist: string, videoId: string): string {
  return `${playlist}?${new URLSearchParams({ video: videoId })}`;
}

/** Returns the address of the videos of a sport, or of all. */
export function highlightsPath(sportKey: SportKey | null = null): string {
  return sportKey === null ? '/highlights' : `/highlights?sport=${sportKey}`;
}
