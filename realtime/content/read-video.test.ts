import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMedia } from './read-media.ts';

const CLIPS = join(import.meta.dirname, '../../web/public/clips');

/** A file with these lines between the fences; the body begins two lines after them. */
const file = (front: string[], body = 'From every\nside.') =>
  ['---', ...front, '---', '', body].join('\n');

const VIDEO = ['kind: video', 'title: The late goal', 'publishedAt: 2026-11-21T18:00Z'];
const STREAM = [...VIDEO, 'stream: https://tv.example/late/index.m3u8', 'duration: 1:05'];
const LOCAL = [...VIDEO, 'file: goals/index.m3u8', 'address: /clips/goals/'];
const LIST = ['kind: playlist', 'title: The week', 'publishedAt: 2026-11-21T18:00Z'];

const contentOf = async (text: string, path = join(CLIPS, 'late-goal.md')) => {
  const read = await readMedia(path, text, (video) =>
    video === join(CLIPS, 'late-goal.md') ? 'v1' : undefined,
  );
  if (read.kind === 'faulty') throw new Error(JSON.stringify(read.faults));
  return read.content;
};

test('A video is made of its front matter, with its text as description', async () => {
  const front = [
    ...STREAM,
    'language: pt-BR',
    'titleWithoutScore: Late drama',
    'sport: basketball',
    'matches: [m1]',
    'poster: poster.jpg',
    'captions: { pt-BR: pt.vtt, en: https://tv.example/en.vtt }',
  ];
  expect(await contentOf(file(front))).toMatchObject({
    kind: 'video',
    slug: 'late-goal',
    language: 'pt-BR',
    titleWithoutScore: 'Late drama',
    description: 'From every side.',
    stream: 'https://tv.example/late/index.m3u8',
    duration: 65,
    poster: 'https://tv.example/late/poster.jpg',
    captions: {
      'pt-BR': 'https://tv.example/late/pt.vtt',
      en: 'https://tv.example/en.vtt',
    },
    sportId: 2,
    matchIds: ['m1'],
  });
});

test('A video with local files gets its duration from them and its addresses from its folder', async () => {
  expect(await contentOf(file([...LOCAL, 'poster: poster.jpg']))).toMatchObject({
    stream: '/clips/goals/index.m3u8',
    poster: '/clips/goals/poster.jpg',
    duration: 24,
  });
});

test('A playlist names videos by their ids or their files', async () => {
  const front = [...LIST, 'titles: { pt-BR: A semana }', 'videos: [v7, late-goal.md]'];
  expect(await contentOf(file(front), join(CLIPS, 'week.md'))).toMatchObject({
    kind: 'playlist',
    slug: 'week',
    titles: { 'pt-BR': 'A semana' },
    videoIds: ['v7', 'v1'],
    description: 'From every side.',
  });
});

const HLS = [...VIDEO, 'stream: /a/b.m3u8'];

test.each<[what: string, front: string[], line: number, message: string]>([
  ['no stream', VIDEO, 2, 'a video has either stream'],
  ['a stream and a file', [...STREAM, 'file: a.m3u8'], 2, 'a video has either stream'],
  ['no duration', HLS, 5, 'stream: duration is missing'],
  ['no address', [...VIDEO, 'file: goals/index.m3u8'], 5, 'file: address is missing'],
  ['a duration that is none', [...HLS, 'duration: long'], 6, 'duration: must be seconds'],
  ['no duration at all', [...HLS, 'duration: 0'], 6, 'duration: must be more than 0'],
  [
    'a stream that is no HLS',
    [...VIDEO, 'stream: /a/b.mp4', 'duration: 5'],
    5,
    'stream: must be an HLS playlist',
  ],
  [
    'a stream of an unnamed site',
    [...VIDEO, 'stream: //tv.example/a.m3u8', 'duration: 5'],
    5,
    'stream: must be a path',
  ],
  [
    'a playlist that is not there',
    [...VIDEO, 'file: none/index.m3u8', 'address: /clips/none/'],
    5,
    'file: ',
  ],
  [
    'captions that are none',
    [...LOCAL, 'captions:', '  en: index.m3u8'],
    8,
    'captions.en: index.m3u8',
  ],
  ['captions of no language', [...STREAM, 'captions:', '  English: en.vtt'], 8, 'captions.English'],
  ['a poster that is no address', [...STREAM, 'poster: javascript:alert(1)'], 7, 'poster: must be'],
  ['a member that is none', [...STREAM, 'hero: /a.jpg'], 7, 'hero is no member'],
  ['a playlist without videos', LIST, 2, 'videos is missing'],
  ['a playlist of nothing', [...LIST, 'videos: []'], 5, 'videos: a playlist has videos'],
  [
    'a playlist of a missing file',
    [...LIST, 'videos:', '  - v1', '  - none.md'],
    7,
    'videos.1: none.md is no video',
  ],
  ['a playlist of an id that is none', [...LIST, 'videos:', '  - a/b'], 6, 'videos.0: must be'],
])('%s is reported with its line', async (_what, front, line, message) => {
  const path = join(CLIPS, 'a.md');
  const read = await readMedia(path, file(front), () => undefined);
  expect(read).toMatchObject({ kind: 'faulty', faults: [{ path, line }] });
  expect(read.kind === 'faulty' && read.faults[0]?.message).toContain(message);
});
