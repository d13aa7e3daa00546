import type { Playlist } from '../../realtime/protocol/playlist.ts';
import type { Video } from '../../realtime/protocol/video.ts';

/** A video that no other test has. */
export function video(more: Partial<Video> = {}): Video {
  return {
    kind: 'video',
    id: `v-${crypto.randomUUID()}`,
    slug: 'late-goal',
    language: 'en',
    title: 'The late goal',
    description: 'From every side.',
    stream: '/clips/goals/index.m3u8',
    duration: 24,
    publishedAt: Date.UTC(2026, 10, 21, 18),
    ...more,
  };
}

/** A playlist that no other test has. */
export function playlist(videoIds: string[], more: Partial<Playlist> = {}): Playlist {
  return {
    kind: 'playlist',
    id: `p-${crypto.randomUUID()}`,
    slug: 'goals-of-the-week',
    language: 'en',
    title: 'Goals of the week',
    videoIds,
    publishedAt: Date.UTC(2026, 10, 21, 18),
    ...more,
  };
}
