import type { SportKey } from '../../realtime/sports/sport.ts';
import { newsPath, type ArticleAddress } from './news-path.ts';

/** A video's only address. */
export function videoPath({ id, slug, sportKey }: ArticleAddress): string {
  return `${newsPath(sportKey)}/video/${slug}/${encodeURIComponent(id)}`;
}

/** A playlist's only address. */
export function playlistPath({ id, slug }: Pick<ArticleAddress, 'id' | 'slug'>): string {
  return `/news/playlist/${slug}/${encodeURIComponent(id)}`;
}

/** The most watched videos, of a sport or of all. */
export function popularPath(sportKey: SportKey | null = null): string {
  return `${newsPath(sportKey)}/playlist/popular`;
}

/** A playlist at one of its videos. */
export function atVideo(playlist: string, videoId: string): string {
  return `${playlist}?${new URLSearchParams({ video: videoId })}`;
}

/** A sport's videos, or all. */
export function highlightsPath(sportKey: SportKey | null = null): string {
  return sportKey === null ? '/highlights' : `/highlights?sport=${sportKey}`;
}
