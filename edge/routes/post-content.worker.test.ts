import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Article, Content } from '../../realtime/protocol/content.ts';
import { faultsOfContent } from '../origin/content/faults-of-content.ts';
import { createDatabase } from '../origin/db/database.ts';
import { comments } from '../origin/db/fan-schema.ts';
import { env } from '../testing/bindings.ts';
import { article } from '../testing/articles.ts';
import { call } from '../testing/call.ts';
import { signed } from '../testing/signed.ts';
import { playlist, video } from '../testing/videos.ts';

const PATH = '/ingest/v1/content';
const db = createDatabase(env.DB);

const post = (content: unknown[]) => call(signed(PATH, { source: 'test', content }));

async function outcomes(...content: Content[]): Promise<unknown> {
  const { status, body } = await post(content);
  expect(status).toBe(200);
  return body;
}

const results = (id: string, ...all: string[]) => ({
  results: all.map((outcome) => ({ id, outcome })),
});

/** An article's stored rows. */
async function kept(id: string): Promise<unknown> {
  const [rows, subjects] = await Promise.all([
    db.all(sql`select * from articles where id = ${id}`),
    db.all(sql`select * from article_subjects where article_id = ${id}`),
  ]);
  return { rows, subjects };
}

async function found(word: string): Promise<unknown[]> {
  return db.all(sql`select articles.id from article_index
    join articles on key = article_index.rowid where article_index match ${word}`);
}

describe('POST /ingest/v1/content', () => {
  it('publishes an article once, and a repeat changes nothing', async () => {
    const one = article({ leagueIds: ['l1'], teamIds: ['t1', 't2'], tags: ['Cup'] });
    expect(await outcomes(one)).toEqual(results(one.id, 'applied'));
    const before = await kept(one.id);
    expect(before).toMatchObject({ rows: [{ title: one.title }], subjects: [{}, {}, {}] });
    expect(await outcomes(one, one)).toEqual(results(one.id, 'duplicate', 'duplicate'));
    expect(await kept(one.id)).toEqual(before);
  });

  it('replaces an article with its subjects and search words', async () => {
    const one = article({ title: 'Zephyrine wins', teamIds: ['t1'] });
    await outcomes(one);
    expect(await found('zephyrine')).toEqual([{ id: one.id }]);
    const changed = { ...one, title: 'Quixotic draw', teamIds: ['t2'] };
    expect(await outcomes(changed)).toEqual(results(one.id, 'applied'));
    expect(await kept(one.id)).toMatchObject({
      rows: [{ title: 'Quixotic draw' }],
      subjects: [{ subject_id: 't2' }],
    });
    expect(await found('zephyrine')).toEqual([]);
    expect(await found('quixotic')).toEqual([{ id: one.id }]);
  });

  it('does not replace an article with an older version', async () => {
    const one = article({ publishedAt: 1_000, updatedAt: 5_000 });
    await outcomes(one);
    const older = { ...one, title: 'Before', updatedAt: 4_000 };
    expect(await outcomes(older)).toEqual(results(one.id, 'stale'));
    expect(await kept(one.id)).toMatchObject({ rows: [{ title: one.title }] });
  });

  it('names the origins whose pictures no page shows, also when nothing changes', async () => {
    const html =
      '<p><img src="https://two.example/a.jpg?b=1&amp;c=2"> <img src="/own.png"> <img src="https://img.example/b.jpg"></p>';
    const content = [
      article({ hero: 'https://one.example/a.jpg', parts: [{ kind: 'html', html }] }),
      article({ hero: 'https://img.example/a.jpg', parts: [{ kind: 'html', html }] }),
      video({ poster: 'https://three.example:8080/a.jpg' }),
      video({ poster: '/clips/goals/poster.jpg' }),
    ];
    const hidden = async (PICTURE_ORIGINS: string) => {
      const request = signed(PATH, { source: 'test', content });
      const { status, headers } = await call(request, { ...env, PICTURE_ORIGINS });
      return { status, hidden: headers.get('hidden-pictures') };
    };
    const three = 'https://one.example https://two.example https://three.example:8080';
    expect(await hidden('https://img.example')).toEqual({ status: 200, hidden: three });
    expect(await hidden('https://img.example')).toEqual({ status: 200, hidden: three });
    expect(await hidden(`https://img.example,${three.replaceAll(' ', ',')}`)).toEqual({
      status: 200,
      hidden: null,
    });
  });

  it('removes unsafe HTML from an article', async () => {
    const one = article({
      parts: [
        { kind: 'html', html: '<p onclick="x()">Goal</p><script>x()</script>' },
        { kind: 'html', html: '<script>x()</script>' },
        { kind: 'match', matchId: 'm1' },
      ],
    });
    await outcomes(one);
    const [row] = await db.all<{ parts: string }>(
      sql`select parts from articles where id = ${one.id}`,
    );
    expect(JSON.parse(row?.parts ?? '')).toEqual([
      { kind: 'html', html: '<p>Goal</p>' },
      { kind: 'match', matchId: 'm1' },
    ]);
  });

  it('withdraws an article and its index entries once, and publishes it again', async () => {
    const one = article({ title: 'Borogove scores', teamIds: ['t1'] });
    const withdrawal = { kind: 'withdrawal' as const, id: one.id };
    await outcomes(one);
    expect(await outcomes(withdrawal)).toEqual(results(one.id, 'applied'));
    expect(await kept(one.id)).toEqual({ rows: [], subjects: [] });
    expect(await found('borogove')).toEqual([]);
    expect((await call(`/api/media/v1/news/${one.id}`)).status).toBe(410);
    expect(await outcomes(withdrawal)).toEqual(results(one.id, 'duplicate'));
    expect(await outcomes(one)).toEqual(results(one.id, 'applied'));
    expect(await found('borogove')).toEqual([{ id: one.id }]);
    expect((await call(`/api/media/v1/news/${one.id}`)).status).toBe(200);
    expect(await outcomes(withdrawal, one)).toEqual(results(one.id, 'applied', 'applied'));
    expect((await call(`/api/media/v1/news/${one.id}`)).status).toBe(200);
  });

  it.each([
    ['video', 'news/video', video()],
    ['playlist', 'news/playlist', playlist(['none'])],
  ] as const)(
    'withdraws a %s once, answers 410 for it, and publishes it again',
    async (_kind, path, one) => {
      const withdrawal = { kind: 'withdrawal' as const, id: one.id };
      const statusOf = async () => (await call(`/api/media/v1/${path}/${one.id}`)).status;
      expect(await statusOf()).toBe(404);
      expect(await outcomes(withdrawal)).toEqual(results(one.id, 'unknown'));
      expect(await outcomes(one, one)).toEqual(results(one.id, 'applied', 'duplicate'));
      expect(await outcomes(withdrawal, withdrawal)).toEqual(
        results(one.id, 'applied', 'duplicate'),
      );
      expect(await statusOf()).toBe(410);
      expect(await outcomes(withdrawal)).toEqual(results(one.id, 'duplicate'));
      // Feed repeats stay withdrawn.
      const repeated = { source: 'feed', isRepeated: true, content: [one] };
      expect((await call(signed(PATH, repeated))).body).toEqual(results(one.id, 'stale'));
      expect(await outcomes(one)).toEqual(results(one.id, 'applied'));
      expect(await statusOf()).toBe(200);
      expect(await outcomes(withdrawal, one)).toEqual(results(one.id, 'applied', 'applied'));
      expect(await statusOf()).toBe(200);
    },
  );

  it.each([
    ['an article', article()],
    ['a video', video()],
  ])('shows no comments on %s while it is withdrawn', async (_kind, one) => {
    const { id } = one;
    await outcomes(one);
    await db.insert(comments).values({ id, newsId: id, userId: 'u', text: 'Goal', createdAt: 1 });
    const shown = async () => (await call(`/api/media/v1/news/comment/list?newsId=${id}`)).body;
    expect(await shown()).toMatchObject({ data: { total: 1 } });
    await outcomes({ kind: 'withdrawal', id });
    expect(await shown()).toMatchObject({ data: { items: [], total: 0 } });
    await outcomes(one);
    expect(await shown()).toMatchObject({ data: { total: 1 } });
  });

  it('answers 404 for a withdrawn article that never existed', async () => {
    const id = article().id;
    expect(await outcomes({ kind: 'withdrawal', id })).toEqual(results(id, 'unknown'));
    expect((await call(`/api/media/v1/news/${id}`)).status).toBe(404);
  });

  it('keeps an article withdrawn when a feed repeats it, until it changes', async () => {
    const one = article();
    const repeat = async (content: Article) => {
      const body = { source: 'feed', isRepeated: true, content: [content] };
      return (await call(signed(PATH, body))).body;
    };
    await repeat(one);
    await outcomes({ kind: 'withdrawal', id: one.id });
    expect(await repeat(one)).toEqual(results(one.id, 'stale'));
    expect((await call(`/api/media/v1/news/${one.id}`)).status).toBe(410);
    const changed = { ...one, updatedAt: Date.now() + 60_000 };
    expect(await repeat(changed)).toEqual(results(one.id, 'applied'));
  });

  it('lists the content that a source has published, after a given id', async () => {
    const content = [
      article({ id: 's-1' }),
      article({ id: 's-2' }),
      video({ id: 's-3' }),
      video({ id: 's-4' }),
      playlist(['s-3'], { id: 's-5' }),
    ];
    await call(signed(PATH, { source: 'list-test', content }));
    for (const id of ['s-2', 's-4']) await outcomes({ kind: 'withdrawal', id });
    const list = async (after?: string) =>
      (await call(signed(`${PATH}/published`, { source: 'list-test', after }))).body;
    expect(await list()).toEqual({ ids: ['s-1', 's-3', 's-5'] });
    expect(await list('s-1')).toEqual({ ids: ['s-3', 's-5'] });
  });

  it.each<[string, object, string]>([
    ['a slug that is no part of an address', { slug: 'a/b' }, 'content[0].slug'],
    ['a picture that is no address', { hero: 'javascript:alert(1)' }, 'content[0].hero'],
    ['no text', { parts: [] }, 'content[0].parts'],
    ['a match whose id is none', { matchIds: ['a b'] }, 'content[0].matchIds[0]'],
    ['a member that articles do not have', { html: '<p>' }, 'content[0].html'],
    [
      'a part that is too long once it is cleaned',
      { parts: [{ kind: 'html', html: '&'.repeat(99_000) }] },
      'content[0].parts[0].html',
    ],
    [
      'a part whose elements are too deep within each other',
      { parts: [{ kind: 'html', html: '<b>'.repeat(300) }] },
      'content[0].parts[0].html',
    ],
    ['a kind that there is not', { kind: 'rumour' }, 'content[0].kind'],
  ])('refuses %s, and names its path', async (_name, more, path) => {
    const { status, body } = await post([{ ...article(), ...more }]);
    expect(status).toBe(400);
    expect(body).toMatchObject({ faults: [{ path }] });
  });

  it.each([
    ['a stream', { stream: 'https://tv.example/a.m3u8' }, 'stream'],
    ['captions', { captions: { en: 'https://tv.example/en.vtt' } }, 'captions.en'],
  ])(
    'refuses %s that no page may load, and names its path and the setting',
    async (_name, more, member) => {
      const { status, body } = await post([article(), video(more)]);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        faults: [
          {
            path: `content[1].${member}`,
            message:
              "no page may play what https://tv.example has: it is none of the server's VIDEO_ORIGINS",
          },
        ],
      });
    },
  );

  it('accepts streams and captions from the configured origins', () => {
    const one = video({
      stream: 'https://tv.example/a.m3u8',
      captions: { en: 'https://TV.example:443/en.vtt', 'pt-BR': '/clips/pt.vtt' },
    });
    expect(faultsOfContent([one], ['https://tv.example'])).toEqual([]);
    expect(faultsOfContent([one], ['https://tv.example:8443'])).toHaveLength(2);
  });

  it('refuses more than a hundred items, and an unsigned request', async () => {
    const many = Array.from({ length: 101 }, () => article());
    expect((await post(many)).status).toBe(413);
    const unsigned = new Request(new URL(PATH, 'http://localhost'), { method: 'POST', body: '{}' });
    expect((await call(unsigned)).status).toBe(401);
  });
});
