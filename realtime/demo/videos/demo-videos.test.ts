import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentSchema } from '../../protocol/content.ts';
import { CLIP_SECONDS } from '../tv-schedule.ts';
import { demoVideos } from './demo-videos.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const content = demoVideos(NOW);
const videos = content.filter((each) => each.kind === 'video');
const playlists = content.filter((each) => each.kind === 'playlist');

test('each main sport has highlights in four languages, and a playlist of them', () => {
  expect(playlists).toHaveLength(4);
  for (const playlist of playlists) {
    const own = videos.filter(({ sportId }) => sportId === playlist.sportId);
    const stories = [...new Set(own.map(({ story }) => story))];
    expect(stories.length).toBe(playlist.videoIds.length);
    expect(stories.length).toBeGreaterThan(1);
    for (const story of stories) {
      const versions = own.filter((video) => video.story === story);
      expect(versions.map(({ language }) => language)).toEqual(['en', 'pt-BR', 'es-MX', 'ar']);
    }
    for (const id of playlist.videoIds) expect(own.map((video) => video.id)).toContain(id);
  }
});

test('all content is valid and published before now, and every clip exists', () => {
  for (const each of content) v.assert(contentSchema, each);
  expect(content.every((each) => !('publishedAt' in each) || each.publishedAt <= NOW)).toBe(true);
  for (const { stream } of videos) {
    const file = fileURLToPath(new URL(`../../../web/public${stream}`, import.meta.url));
    expect(existsSync(file)).toBe(true);
  }
});

test('each video has captions in four languages that end before its clip', () => {
  for (const { captions = {} } of videos)
    expect(Object.keys(captions)).toEqual(['en', 'pt-BR', 'es-MX', 'ar']);
  for (const path of new Set(videos.flatMap(({ captions = {} }) => Object.values(captions)))) {
    const text = readFileSync(new URL(`../../../web/public${path}`, import.meta.url), 'utf8');
    expect(text).toMatch(/^WEBVTT\n\n/);
    const ends = [...text.matchAll(/--> 00:00:(\d+\.\d{3})$/gm)].map(([, end]) => Number(end));
    expect(ends.length).toBeGreaterThan(3);
    expect(Math.max(...ends)).toBeLessThan(CLIP_SECONDS);
  }
});

test('titles without a score and slugs do not contain the score', () => {
  for (const { title, titleWithoutScore = '', slug } of videos) {
    const [score = ''] = /\d+–\d+/.exec(title) ?? [];
    expect(score).not.toBe('');
    expect(titleWithoutScore).not.toMatch(/\d+–\d+/);
    expect(slug).not.toContain(score.replace('–', '-'));
  }
});

test('a video stays the same when it is generated later', () => {
  const later = new Map(demoVideos(NOW + 3_600_000).map((each) => [each.id, each]));
  const both = videos.filter(({ id }) => later.has(id));
  expect(both.length).toBeGreaterThan(20);
  for (const video of both) expect(later.get(video.id)).toEqual(video);
});
