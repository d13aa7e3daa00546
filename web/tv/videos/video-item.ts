import type { FeedItem } from '../../news/news-feed.ts';
import { videoPath } from '../../paths/video-path.ts';
import type { VideoCard } from './video.ts';

/** Returns a video as an item of a feed. */
export function videoItem(video: VideoCard): FeedItem {
  return { ...video, kind: 'video', summary: video.description, path: videoPath(video) };
}
