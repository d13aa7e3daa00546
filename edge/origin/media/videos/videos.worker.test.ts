import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import {
  playlistDetailSchema,
  playlistPageSchema,
  popularPlaylistSchema,
} from '../../../contracts/playlist.ts';
import { videoDetailSchema, videoPageSchema, type VideoWire } from '../../../contracts/video.ts';
import { article } from '../../../testing/articles.ts';
import { env } from '../../../testing/bindings.ts';
import { call } from '../../../testing/call.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { servicesAt } from '../../../testing/services.ts';
import { signed } from '../../../testing/signed.ts';
import { playlist, video } from '../../../testing/videos.ts';
import { popularVideos } from './popular-videos.ts';
import { sweep } from '../../../scheduled/sweep.ts';
import { countView, DAY, isCounted, viewsOf } from './views.ts';

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { body } = await call(`/api/media/v1/news/${path}`);
  return v.parse(schema, v.parse(envelopeSchema(v.unknown()), body).data);
}

const matchId = newMatchId();
const at = (hour: number) => Date.UTC(2026, 10, 21, hour);
const about = { leagueIds: ['coast-league'], teamIds: ['harbour'], sportId: 1 as const };

const GOALS = (['en', 'pt-BR', 'es-MX'] as const).map((language) =>
  video({
    ...about,
    id: `v-goals-${language}`,
    story: 'v-goals',
    language,
    titleWithoutScore: `The goals, ${language}`,
    matchIds: [matchId],
    captions: { [language]: `/clips/goals/${language}.vtt` },
    publishedAt: at(10),
  }),
);
const SAVES = video({ ...about, id: 'v-saves', publishedAt: at(9) });
const ESPANOL = video({ ...about, id: 'v-es', language: 'es-MX', publishedAt: at(8) });
const RALLY = video({ id: 'v-rally', sportId: 5, publishedAt: at(11) });
const KEEPER = video({ id: 'v-keeper', title: 'The keeper', sportId: 6, publishedAt: at(3) });
const MENTIONED = video({
  id: 'v-mentioned',
  title: 'All of it',
  description: 'The keeper saves from Joao.',
  sportId: 6,
  publishedAt: at(4),
});
const LATER = video({ ...about, id: 'v-later', publishedAt: Date.UTC(2199, 0) });
const REPORT = article({ ...about, id: 'v-report', matchIds: [matchId], publishedAt: at(12) });
const WEEK = playlist(['v-later', 'v-saves', 'v-goals-es-MX', 'v-goals-en', 'v-none'], {
  id: 'p-week',
  titles: { 'pt-BR': 'A semana' },
  descriptions: { 'pt-BR': 'Tudo em vídeo.' },
});
const NOTHING_YET = playlist(['v-later'], { id: 'p-later' });

beforeAll(async () => {
  await call(
    signed('/ingest/v1/catalogue', { source: 'test', matches: [{ matchId, fixture: fixture() }] }),
  );
  const content = [
    ...GOALS,
    SAVES,
    ESPANOL,
    RALLY,
    KEEPER,
    MENTIONED,
    LATER,
    REPORT,
    WEEK,
    NOTHING_YET,
  ];
  await call(signed('/ingest/v1/content', { source: 'test', content }));
});

const ids = (videos: readonly VideoWire[]) => videos.map(({ videoId }) => videoId);

describe('lists of videos', () => {
  it.each([
    ['en', 'v-goals-en'],
    ['pt', 'v-goals-pt-BR'],
    ['es-AR', 'v-goals-es-MX'],
    ['de', 'v-goals-en'],
  ])('show a story once: for the language %s as %s', async (language, version) => {
    const { videos } = await data(`video/list?sportId=1&language=${language}`, videoPageSchema);
    expect(ids(videos)).toEqual([version, 'v-saves', 'v-es']);
  });

  it.each(['league/coast-league', 'team/harbour'])(
    'for %s have their own videos, in pages',
    async (path) => {
      const first = await data(`video/${path}/backward?size=2`, videoPageSchema);
      expect(ids(first.videos)).toEqual(['v-goals-en', 'v-saves']);
      const flag = first.flag ?? '';
      const rest = await data(`video/${path}/backward?size=2&flag=${flag}`, videoPageSchema);
      expect([ids(rest.videos), rest.flag]).toEqual([['v-es'], null]);
    },
  );

  it('for a match have its videos, and answer 404 to an unknown match', async () => {
    const { videos } = await data(`video/match/${matchId}/backward`, videoPageSchema);
    expect(ids(videos)).toEqual(['v-goals-en']);
    expect((await call('/api/media/v1/news/video/match/none/backward')).status).toBe(404);
  });

  it('for an article have videos of its match, then of its teams', async () => {
    const { videos } = await data('v-report/videos?language=pt-BR', videoPageSchema);
    expect(ids(videos)).toEqual(['v-goals-pt-BR', 'v-saves', 'v-es']);
  });
});

describe('a search of videos', () => {
  it.each([
    ['keep', ['v-keeper', 'v-mentioned']],
    ['KEEPER saves', ['v-mentioned']],
    ['joão', ['v-mentioned']],
    ['eeper', []],
    ['later', []],
  ])('"%s" finds %j, matches in the title first', async (keyword, found) => {
    const { videos } = await data(
      `video/search?keyword=${encodeURIComponent(keyword)}`,
      videoPageSchema,
    );
    expect(ids(videos)).toEqual(found);
  });

  it('filters by sport, falls back to another language, and requires a keyword', async () => {
    const inPortuguese = await data('video/search?keyword=keeper&language=pt-BR', videoPageSchema);
    expect(ids(inPortuguese.videos)).toEqual(['v-keeper', 'v-mentioned']);
    expect((await data('video/search?keyword=keep&sportId=5', videoPageSchema)).videos).toEqual([]);
    expect((await call('/api/media/v1/news/video/search')).status).toBe(400);
  });
});

describe('a video', () => {
  it('has its subjects, captions, versions and related videos', async () => {
    const found = await data('video/v-goals-pt-BR?language=es-MX', videoDetailSchema);
    expect(found).toMatchObject({
      video: {
        videoLanguage: 'pt-BR',
        videoTitleWithoutScore: 'The goals, pt-BR',
        videoStreamUri: '/clips/goals/index.m3u8',
        videoCaptions: [{ language: 'pt-BR', uri: '/clips/goals/pt-BR.vtt' }],
      },
      leagues: [{ leagueId: 'coast-league' }],
      teams: [{ teamId: 'harbour' }],
      matches: { events: [{ eventId: matchId }] },
    });
    expect(found.versions.map(({ videoId }) => videoId)).toEqual([
      'v-goals-en',
      'v-goals-es-MX',
      'v-goals-pt-BR',
    ]);
    expect(ids(found.related)).toEqual(['v-saves', 'v-es']);
  });

  it('is not found before it is published', async () => {
    expect((await call('/api/media/v1/news/video/v-later')).status).toBe(404);
  });
});

describe('a playlist', () => {
  it('has its published videos in its order, each story once, in the visitor’s language', async () => {
    const found = await data('playlist/p-week?language=pt-BR', playlistDetailSchema);
    expect(found.playlist).toMatchObject({
      playlistTitle: 'A semana',
      playlistDescription: 'Tudo em vídeo.',
      playlistLanguage: 'pt-BR',
      playlistSize: 2,
      playlistFirst: { videoId: 'v-saves' },
    });
    expect(ids(found.videos)).toEqual(['v-saves', 'v-goals-pt-BR']);
  });

  it('names the language of its title when it lacks the visitor’s', async () => {
    const { playlist: own } = await data('playlist/p-week?language=es-MX', playlistDetailSchema);
    expect(own).toMatchObject({ playlistTitle: WEEK.title, playlistLanguage: 'en' });
  });

  it('is listed once it has a published video', async () => {
    const { playlists } = await data('playlist/list', playlistPageSchema);
    expect(playlists).toMatchObject([
      { playlistId: 'p-week', playlistSize: 2, playlistFirst: { videoId: 'v-saves' } },
    ]);
  });
});

describe('views', () => {
  const now = at(20);
  const { db } = servicesAt(now);
  const secret = 'a secret of tests';
  const popular = async (time: number, more = {}) =>
    ids((await popularVideos(db, { size: 3, language: 'en', now: time, ...more })).videos);

  it('rank popular videos by story, followed by the newest', async () => {
    expect(await popular(now)).toEqual(['v-rally', 'v-goals-en', 'v-saves']);
    await countView(db, { newsId: 'v-saves', viewer: 'one', now, secret });
    await countView(db, { newsId: 'v-goals-es-MX', viewer: 'one', now, secret });
    await countView(db, { newsId: 'v-goals-pt-BR', viewer: 'two', now, secret });
    expect(await popular(now)).toEqual(['v-goals-en', 'v-saves', 'v-rally']);
    expect(await popular(now, { sportId: 5 })).toEqual(['v-rally']);
    // A video shows the views of all its versions.
    const { video: seen } = await data('video/v-goals-en', videoDetailSchema);
    expect(seen.videoViews).toBe(2);
    // Seven days later all expire.
    expect(await popular(now + 7 * DAY)).toEqual(['v-rally', 'v-goals-en', 'v-saves']);
  });

  it('are returned with the day from which they count', async () => {
    const { videos, since } = await data('playlist/popular?sportId=5', popularPlaylistSchema);
    expect(ids(videos)).toEqual(['v-rally']);
    expect(since % DAY).toBe(0);
  });

  it('count a visitor once a day, also for concurrent requests', async () => {
    const view = { newsId: 'v-rally', viewer: 'ana', now, secret };
    await Promise.all([countView(db, view), countView(db, view), countView(db, view)]);
    expect(await viewsOf(db, view)).toBe(1);
    expect(await isCounted(db, view)).toBe(true);
    const tomorrow = { ...view, now: now + DAY };
    expect(await isCounted(db, tomorrow)).toBe(false);
    await countView(db, tomorrow);
    expect(await viewsOf(db, tomorrow)).toBe(2);
  });

  it('keep no data about viewers once the day is over', async () => {
    const view = { newsId: 'v-es', viewer: 'ana', now, secret };
    await countView(db, view);
    await sweep(env, now + DAY);
    expect(await isCounted(db, view)).toBe(false);
    expect(await viewsOf(db, view)).toBe(1);
  });

  it('exist only for published articles and videos', async () => {
    expect(await viewsOf(db, { newsId: 'v-report', now })).toBe(0);
    expect(await viewsOf(db, { newsId: 'v-later', now })).toBeUndefined();
    expect(await viewsOf(db, { newsId: 'none', now })).toBeUndefined();
  });

  const post = (newsId: string, deviceId?: string, network?: string) =>
    call(
      new Request('http://localhost/api/media/v1/news/view/add', {
        method: 'POST',
        body: JSON.stringify({ newsId }),
        headers: {
          'content-type': 'application/json',
          origin: 'http://localhost',
          ...(deviceId && { cookie: `device-id=${deviceId}` }),
          ...(network && { 'cf-connecting-ip': network }),
        },
      }),
    );

  it('count at most ten devices of one network a day for each story', async () => {
    const counted = async (network: string, newsId = 'v-saves') => {
      let sum = 0;
      for (let device = 10; device < 22; device += 1) {
        const { body } = await post(newsId, `${network.length}${device}`.padEnd(32, 'a'), network);
        const said = v.object({ data: v.object({ isCounted: v.boolean() }) });
        if (v.parse(said, body).data.isCounted) sum += 1;
      }
      return sum;
    };
    expect(await counted('192.0.2.9')).toBe(10);
    expect(await counted('192.0.2.10')).toBe(10);
    expect(await counted('192.0.2.9', 'v-es')).toBe(10);
  });

  it('are refused beyond 300 an hour of one network', async () => {
    const network = '192.0.2.30';
    expect((await post('v-saves', 'b'.repeat(32), network)).status).toBe(200);
    await env.DB.exec('UPDATE tries SET count = 300 WHERE count = 1');
    expect((await post('v-saves', 'c'.repeat(32), network)).status).toBe(429);
    expect((await post('v-saves', 'c'.repeat(32), '192.0.2.31')).status).toBe(200);
  });

  const COUNTED = { data: { isCounted: true } };

  it('count once a day for all visitors of a /48 that have no device id', async () => {
    const view = async (network: string) => (await post('v-rally', undefined, network)).body;
    expect(await view('2001:db8:a:1::7')).toMatchObject(COUNTED);
    for (const network of ['2001:db8:a:1::7', '2001:db8:a:2::7', '2001:db8:a:3::7'])
      expect(await view(network)).toMatchObject({ data: { isCounted: false } });
    expect(await view('2001:db8:b:1::7')).toMatchObject(COUNTED);
  });

  it('count at most fifty devices of a /48 a day for each story', async () => {
    const view = async (device: string, network: string, newsId = 'v-rally') =>
      (await post(newsId, device.repeat(32), network)).body;
    expect(await view('1', '2001:db8:c:1::7')).toMatchObject(COUNTED);
    await env.DB.exec('UPDATE tries SET count = 49 WHERE count = 1');
    expect(await view('2', '2001:db8:c:2::7')).toMatchObject(COUNTED);
    expect(await view('3', '2001:db8:c:3::7')).toMatchObject({ data: { isCounted: false } });
    expect(await view('3', '2001:db8:c:3::7', 'v-saves')).toMatchObject(COUNTED);
    expect(await view('3', '2001:db8:d:3::7')).toMatchObject(COUNTED);
  });

  it('are refused beyond 1,500 an hour of a /48', async () => {
    const status = async (device: string, network: string) =>
      (await post('v-saves', device.repeat(32), network)).status;
    expect(await status('4', '2001:db8:e:1::7')).toBe(200);
    await env.DB.exec('UPDATE tries SET count = 1500 WHERE count = 1');
    expect(await status('5', '2001:db8:e:2::7')).toBe(429);
    expect(await status('5', '2001:db8:f:2::7')).toBe(200);
  });

  it('report whether the visitor was counted', async () => {
    const device = 'f'.repeat(32);
    expect((await post('v-report', device)).body).toMatchObject({
      data: { isCounted: true, views: 1 },
    });
    expect((await post('v-report', device)).body).toMatchObject({
      data: { isCounted: false, views: 1 },
    });
    expect((await post('none', device)).status).toBe(404);
  });
});
