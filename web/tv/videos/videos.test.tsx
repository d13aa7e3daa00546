import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { matchOfLine } from '../../domain/match-of-line.ts';
import { LiveContext } from '../../live/live-context.ts';
import { aLive } from '../../live/testing/a-live.ts';
import { aLine, START } from '../../live/testing/lines.ts';
import { createTicker } from '../../live/ticker.ts';
import { HighlightsPage } from './highlights-page.tsx';
import { PlaylistPage } from './playlist-page.tsx';
import { aVideo, videoData } from './testing/video-data.ts';
import { videoMeta } from './video-meta.ts';
import { VideoPage } from './video-page.tsx';
import { captionsOf } from './video-player.tsx';

function rendered(page: ReactNode, at = '/'): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  return renderToStaticMarkup(
    <LiveContext value={{ live: aLive().live, ticker: createTicker(START, 0) }}>
      <Stub initialEntries={[at]} />
    </LiveContext>,
  );
}

const CLOCK = { now: START, timeZone: 'UTC' };

it('a video’s page has its poster, its matches, and related videos with their length', () => {
  const html = rendered(
    <VideoPage
      data={videoData({
        matches: [matchOfLine(aLine('m1', { status: 'Ended', score: { home: 2, away: 1 } }))],
        related: [aVideo('v2', { duration: 3_845 })],
      })}
    />,
  );
  expect(html).toContain('src="/clips/goals/poster.jpg"');
  expect(html).toContain('aria-label="Play: Late goal v1"');
  expect(html).toContain('data-match-id="m1"');
  expect(html).toContain('1:04:05');
  expect(html).toContain('href="/football/news/video/late-goal/v2"');
});

it('a video in another language says so and links to the fan’s version', () => {
  const html = rendered(
    <VideoPage
      data={videoData({
        video: aVideo('v1', { language: 'pt-BR' }),
        inOwnLanguage: { id: 'v1-en', slug: 'late-goal', sportKey: 'football' },
      })}
    />,
  );
  expect(html).toContain('In Portuguese');
  expect(html).toContain('href="/football/news/video/late-goal/v1-en"');
});

const VIDEOS = ['v1', 'v2', 'v3'].map((id) => aVideo(id));

it.each([
  { at: '/p', on: 'v1', place: '1 of 3', next: 'v2', previous: null },
  { at: '/p?video=v2', on: 'v2', place: '2 of 3', next: 'v3', previous: 'v1' },
  { at: '/p?video=v3', on: 'v3', place: '3 of 3', next: null, previous: 'v2' },
  { at: '/p?video=gone', on: 'v1', place: '1 of 3', next: 'v2', previous: null },
])('a playlist at $at plays $on, which is $place', ({ at, on, place, next, previous }) => {
  const html = rendered(
    <PlaylistPage title="The goals" path="/p" videos={VIDEOS} renderClock={CLOCK} sdkKey="" />,
    at,
  );
  expect(html).toContain(`aria-label="Play: Late goal ${on}"`);
  expect(html).toContain(place);
  const way = (rel: string) =>
    new RegExp(`rel="${rel}"[^>]*href="/p\\?video=(\\w+)"`).exec(html)?.[1] ?? null;
  expect(way('next')).toBe(next);
  expect(way('prev')).toBe(previous);
  expect(/<a[^>]*aria-current="true"[^>]*data-video-id="(\w+)"/.exec(html)?.[1]).toBe(on);
});

it('an empty playlist says so', () => {
  const html = rendered(
    <PlaylistPage title="The goals" path="/p" videos={[]} renderClock={CLOCK} sdkKey="" />,
  );
  expect(html).toContain('No videos yet.');
});

it.each([
  { sportKey: null, more: '/highlights?flag=1_v3' },
  { sportKey: 'tennis' as const, more: '/highlights?sport=tennis&amp;flag=1_v3' },
])('the highlights of $sportKey link to the next page $more', ({ sportKey, more }) => {
  const page = { kind: 'loaded', value: { entries: VIDEOS, flag: '1_v3' } } as const;
  const html = rendered(
    <HighlightsPage sportKey={sportKey} page={page} playlists={[]} renderClock={CLOCK} />,
  );
  expect(html).toContain(`href="${more}"`);
  expect(html.match(/data-video-id/g)).toHaveLength(3);
});

it('a video has VideoObject structured data for search engines', () => {
  const tags = videoMeta(
    videoData({ video: aVideo('v1', { views: 12 }), tags: ['Cup'] }),
    undefined,
  );
  expect(tags).toContainEqual({ property: 'og:type', content: 'video.other' });
  expect(tags).toContainEqual({ property: 'video:duration', content: '84' });
  expect(tags.find((tag) => 'script:ld+json' in tag)).toMatchObject({
    'script:ld+json': {
      '@type': 'VideoObject',
      name: 'Late goal v1',
      uploadDate: '2026-11-21T12:00:00.000Z',
      duration: 'PT84S',
      contentUrl: expect.stringMatching(/^https:.+\/clips\/goals\/index\.m3u8$/),
      thumbnailUrl: [expect.stringMatching(/^https:.+\/clips\/goals\/poster\.jpg$/)],
      interactionStatistic: { userInteractionCount: 12 },
    },
  });
});

it('captions are named in their own language', () => {
  const tags = ['en', 'pt-BR', 'pt', 'es-MX', 'es-ES', 'ar', 'fi'];
  const captions = tags.map((language) => ({ language, uri: '/c.vtt' }));
  expect(captionsOf({ captions }).map(({ label }) => label)).toEqual([
    'English',
    'Português',
    'Português',
    'Español',
    'Español',
    'العربية',
    'fi',
  ]);
});
