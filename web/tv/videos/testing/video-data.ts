import { START } from '../../../live/testing/lines.ts';
import type { VideoData } from '../load-video.server.ts';
import type { VideoCard } from '../video.ts';

export function aVideo(id: string, more: Partial<VideoCard> = {}): VideoCard {
  return {
    id,
    slug: 'late-goal',
    language: 'en',
    title: `Late goal ${id}`,
    titleWithoutScore: null,
    description: 'It came in the last minute.',
    streamUri: '/clips/goals/index.m3u8',
    duration: 84,
    pictureUri: '/clips/goals/poster.jpg',
    captions: [],
    author: null,
    publishedAt: START,
    updatedAt: START,
    sportKey: 'football',
    views: 0,
    teams: [],
    ...more,
  };
}

export function videoData(more: Partial<VideoData> = {}): VideoData {
  return {
    video: aVideo('v1'),
    tags: [],
    matches: [],
    leagues: [],
    teams: [],
    inOwnLanguage: null,
    related: [],
    roomSnapshot: null,
    renderClock: { now: START, timeZone: 'UTC' },
    sdkKey: '',
    ...more,
  };
}
