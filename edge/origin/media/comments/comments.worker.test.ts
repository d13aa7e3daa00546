import { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, it, vi } from 'vitest';
import { commentsResponseSchema } from '../../../../realtime/protocol/comments.ts';
import { mount } from '../../../calls/mount.ts';
import * as COMMENT_CALLS from '../../../contracts/comment-calls.ts';
import { article } from '../../../testing/articles.ts';
import { NO_COMMENT, NOTHING_TO_COMMENT_ON } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { env } from '../../../testing/bindings.ts';
import { call } from '../../../testing/call.ts';
import { ask, dataOf, registered } from '../../../testing/patron.ts';
import { servicesAt } from '../../../testing/services.ts';
import { signed } from '../../../testing/signed.ts';
import { users } from '../../db/account-schema.ts';
import { createDatabase, insertParts, runBatch } from '../../db/database.ts';
import { comments } from '../../db/fan-schema.ts';
import { commentHandlers } from './comment-handlers.ts';

const { default: _texts, ...CALLS } = COMMENT_CALLS;
const db = createDatabase(env.DB);
const DAY = 86_400_000;
let now = Date.now();
const UNPUBLISHED = 'n-later';

beforeAll(async () => {
  const content = [
    ...['n1', 'n2', 'n3', 'n4', 'n5', 'n6'].map((id) => article({ id })),
    article({ id: UNPUBLISHED, publishedAt: Date.UTC(2199, 0) }),
  ];
  await call(signed('/ingest/v1/content', { source: 'test', content }));
});

/** Makes the comment calls as a user (null: nobody) from a network. */
function callsOf(userId: string | null, network: string | null = null) {
  const app = new Hono();
  mount(app, CALLS, commentHandlers, {
    services: () => servicesAt(now, { network }),
    user: async () => (userId === null ? null : { userId }),
    open: async (_c, _call, body) => ({ body }),
  });
  return async (path: string, sent?: unknown, method = 'GET') => {
    const answer = await app.request(`/media/v1/news/comment${path}`, {
      method,
      ...(sent !== undefined && {
        method: 'POST',
        body: JSON.stringify(sent),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const body: unknown = await answer.json();
    return { status: answer.status, body, retryAfter: answer.headers.get('retry-after') };
  };
}

async function aUser(id: string, username: string | null) {
  await db.insert(users).values({ id, username, uniqueHashKey: `key-${id}`, createdAt: now });
  return callsOf(id);
}

const anyone = callsOf(null);

it('comments are listed with their authors, newest first, in pages', async () => {
  const [ann, bob] = [await aUser('c-ann', 'ann'), await aUser('c-bob', null)];
  expect(
    await ann('/add', { newsId: 'n1', text: ' What a\n goal! https://x.example ' }),
  ).toMatchObject({
    status: 200,
    body: { data: { newsId: 'n1', text: 'What a goal! x[.]example', username: 'ann' } },
  });
  now += 1_000;
  await bob('/add', { newsId: 'n1', text: '<script>alert(1)</script>' });
  expect(await anyone('/list?newsId=n1')).toMatchObject({
    status: 200,
    body: {
      data: {
        items: [
          { text: '<script>alert(1)</script>', username: null, isUserDeleted: false },
          { username: 'ann', uniqueHashKey: 'key-c-ann', isUserDeleted: false },
        ],
        page: 1,
        total: 2,
      },
    },
  });
  expect(await anyone('/list?newsId=n1&page=2&size=1')).toMatchObject({
    body: { data: { items: [{ username: 'ann' }], total: 2 } },
  });
  expect(await anyone('/list?newsId=none')).toMatchObject({
    body: { data: { items: [], total: 0 } },
  });
});

it('a page reads as many rows as it has comments, however many there are', async () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({
    id: `m-${at}`,
    newsId: 'n-many',
    userId: 'c-any',
    text: 'Again',
    createdAt: at,
  }));
  await runBatch(
    db,
    insertParts(many).map((part) => db.insert(comments).values(part)),
  );
  /** Returns how many rows the database reads for a page, and its answer. */
  async function readOf(query: string) {
    const asked = vi.spyOn(env.DB, 'batch');
    const { body } = await anyone(`/list?newsId=n-many&${query}`);
    const results = await Promise.all(asked.mock.results.map(({ value }) => value));
    asked.mockRestore();
    return {
      body,
      rows: results.flat().reduce((sum, { meta }) => sum + meta.rows_read, 0),
    };
  }
  const first = await readOf('page=1&size=20');
  expect(first.body).toMatchObject({ data: { items: { length: 20 }, total: 2_000 } });
  expect(first.rows).toBeLessThan(100);
  const last = await readOf('page=100&size=20');
  expect(last.body).toMatchObject({ data: { items: { 19: { commentId: 'm-0' } }, total: 2_000 } });
  // Beside the page, one entry of an index for each comment before it.
  expect(last.rows).toBeLessThan(2_100);
  expect(await anyone('/list?newsId=n-many&page=501')).toMatchObject({
    status: 400,
    body: { message: 'page may be 500 at most' },
  });
});

it('the comments of a deleted user stay, without a name', async () => {
  const cyd = await aUser('c-cyd', 'cyd');
  await cyd('/add', { newsId: 'n2', text: 'Offside.' });
  await db.update(users).set({ deletedAt: now }).where(eq(users.id, 'c-cyd'));
  expect(await anyone('/list?newsId=n2')).toMatchObject({
    body: { data: { items: [{ text: 'Offside.', username: null, isUserDeleted: true }] } },
  });
});

it.each([
  [{ newsId: 'n3' }, 'body.text is missing'],
  [{ newsId: 'n3', text: '  \n ' }, 'body.text: text is missing'],
  [{ newsId: 'n3', text: '\u200B' }, 'body.text: text is missing'],
  [{ newsId: 'n3', text: '\u2800 \u2800' }, 'body.text: text is missing'],
  [{ newsId: 'n3', text: '\u3164' }, 'body.text: text is missing'],
  [{ newsId: 'n3', text: '\u0301' }, 'body.text: text is missing'],
  [{ newsId: 'n3', text: 'ø'.repeat(501) }, 'body.text: text may have 500 characters at most'],
  // NFC makes three characters of four bytes of each.
  [
    { newsId: 'n3', text: '\u{1D160}'.repeat(167) },
    'body.text: text may have 500 characters at most',
  ],
  [
    { newsId: 'n3', text: 'left\u202Eright' },
    'body.text: must be text without control, direction or malformed characters',
  ],
  [{ text: 'Hi' }, 'body.newsId is missing'],
])('%j is refused as a comment', async (sent, message) => {
  expect(await callsOf('c-any')('/add', sent)).toMatchObject({ status: 400, body: { message } });
});

it.each(['none', UNPUBLISHED])(
  'an article that nobody can read takes no comments: %s',
  async (newsId) => {
    const fay = await aUser(`c-fay-${newsId}`, null);
    // A failed try never counts as a comment, however often repeated.
    for (let tries = 0; tries < 6; tries += 1)
      expect(await fay('/add', { newsId, text: 'First!' })).toMatchObject({
        status: 404,
        body: { message: NOTHING_TO_COMMENT_ON, state: STATE.nothingToCommentOn },
      });
    expect(await anyone(`/list?newsId=${newsId}`)).toMatchObject({ body: { data: { total: 0 } } });
  },
);

it('a comment may have 500 characters, however many bytes each takes', async () => {
  const dan = await aUser('c-dan', 'dan');
  expect(await dan('/add', { newsId: 'n3', text: '⚽'.repeat(500) })).toMatchObject({
    status: 200,
  });
});

it('only signed-in users comment, at most five times a minute', async () => {
  const sent = { newsId: 'n4', text: 'Again' };
  expect(await anyone('/add', sent)).toMatchObject({ status: 401 });
  const eve = await aUser('c-eve', 'eve');
  const answers = await Promise.all(Array.from({ length: 7 }, () => eve('/add', sent)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200, 200, 200, 200, 200, 429, 429,
  ]);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    body: { state: 11_812 },
    retryAfter: '60',
  });
  now += 60_000;
  expect(await eve('/add', sent)).toMatchObject({ status: 200 });
});

it('a user comments fifty times a day, then no more until the day is over', async () => {
  const sent = { newsId: 'n4', text: 'Once more' };
  const [lee, mia] = [await aUser('c-lee', 'lee'), await aUser('c-mia', 'mia')];
  const begin = now;
  for (let minute = 0; minute < 10; minute += 1) {
    for (let times = 0; times < 5; times += 1)
      expect(await lee('/add', sent)).toMatchObject({ status: 200 });
    now += 60_000;
  }
  now = begin + DAY / 2;
  expect(await lee('/add', sent)).toMatchObject({
    status: 429,
    body: { state: STATE.retryLimit },
    retryAfter: '43200',
  });
  expect(await mia('/add', sent)).toMatchObject({ status: 200 });
  now = begin + DAY;
  expect(await lee('/add', sent)).toMatchObject({ status: 200 });
});

const idSchema = v.object({ data: v.object({ commentId: v.string() }) });

/** Adds a comment and returns its id. */
async function added(by: ReturnType<typeof callsOf>, newsId: string, text: string) {
  const { body } = await by('/add', { newsId, text });
  return v.parse(idSchema, body).data.commentId;
}

/** Returns the operator's list for an article. */
async function listed(newsId: string, which: 'reported' | 'newest' = 'reported') {
  const { body } = await call(signed('/ingest/v1/comments/list', { which }));
  return v
    .parse(commentsResponseSchema, body)
    .comments.filter((comment) => comment.newsId === newsId);
}

const decide = (action: string, ...commentIds: string[]) =>
  call(signed('/ingest/v1/comments', { action, commentIds }));

it('only its author deletes a comment', async () => {
  const [gil, hal] = [await aUser('c-gil', 'gil'), await aUser('c-hal', 'hal')];
  const id = await added(gil, 'n5', 'Never mind');
  expect(await anyone(`/${id}`, undefined, 'DELETE')).toMatchObject({ status: 401 });
  expect(await hal(`/${id}`, undefined, 'DELETE')).toMatchObject({
    status: 404,
    body: { message: NO_COMMENT },
  });
  expect(await anyone('/list?newsId=n5')).toMatchObject({ body: { data: { total: 1 } } });
  await hal(`/${id}/report`, undefined, 'POST');
  expect(await gil(`/${id}`, undefined, 'DELETE')).toMatchObject({ status: 200 });
  expect(await anyone('/list?newsId=n5')).toMatchObject({
    body: { data: { items: [], total: 0 } },
  });
  expect(await listed('n5')).toEqual([]);
  expect(await gil(`/${id}`, undefined, 'DELETE')).toMatchObject({ status: 404 });
});

it('each account and each network reports a comment once, and the operator decides', async () => {
  const ina = await aUser('c-ina', 'ina');
  const bad = await added(ina, 'n6', 'Bad');
  now += 1_000;
  const worse = await added(ina, 'n6', 'Worse');
  const reporters = [ina, callsOf('c-x'), callsOf(null, '192.0.2.1'), callsOf(null, '192.0.2.2')];
  for (const report of [...reporters, ...reporters])
    expect(await report(`/${worse}/report`, undefined, 'POST')).toMatchObject({ status: 200 });
  await ina(`/${bad}/report`, undefined, 'POST');
  expect(await listed('n6')).toMatchObject([
    { commentId: worse, text: 'Worse', username: 'ina', reports: 4, withdrawnAt: null },
    { commentId: bad, reports: 1 },
  ]);

  expect(await decide('withdraw', worse, 'none')).toMatchObject({
    status: 200,
    body: {
      results: [
        { commentId: worse, outcome: 'applied' },
        { commentId: 'none', outcome: 'unknown' },
      ],
    },
  });
  expect(await decide('withdraw', worse)).toMatchObject({
    body: { results: [{ outcome: 'duplicate' }] },
  });
  expect(await anyone('/list?newsId=n6')).toMatchObject({
    body: { data: { items: [{ text: 'Bad' }], total: 1 } },
  });
  expect(await ina(`/${worse}/report`, undefined, 'POST')).toMatchObject({ status: 404 });
  expect(await decide('keep', bad)).toMatchObject({ body: { results: [{ outcome: 'applied' }] } });
  expect(await listed('n6')).toEqual([]);
  expect(await listed('n6', 'newest')).toMatchObject([
    { text: 'Worse', withdrawnAt: expect.any(Number) },
    { text: 'Bad', reports: 0 },
  ]);
  await decide('keep', worse);
  expect(await anyone('/list?newsId=n6')).toMatchObject({ body: { data: { total: 2 } } });
});

it('an account reports a comment once, from whichever networks', async () => {
  const { accessToken: token } = await registered('reporter@club.example');
  const id = await added(await aUser('c-lou', 'lou'), 'n3', 'Hm');
  for (const network of ['192.0.2.21', '192.0.2.22', '192.0.2.23'])
    await dataOf(CALLS.reportComment, { id }, { network, token });
  const usedUp = await ask(CALLS.reportComment, { id }, { token: 'used-up' });
  expect(usedUp).toMatchObject({ status: 401 });
  expect(await listed('n3')).toMatchObject([{ commentId: id, reports: 1 }]);
});

it.each([
  ['comments', 'a network', 1_000, '192.0.2.41', '192.0.2.41'],
  ['comments', 'a /48', 500, '2001:db8:c1:1::/64', '2001:db8:c1:2::/64'],
  ['reports', 'a network', 1_000, '192.0.2.42', '192.0.2.42'],
  ['reports', 'a /48', 500, '2001:db8:c2:1::/64', '2001:db8:c2:2::/64'],
])('the day’s %s of %s are %i, of whichever accounts', async (what, who, most, one, same) => {
  const id = await added(await aUser(`c-day-${what}-${most}`, null), 'n2', 'Hm');
  const send = (fan: string, network: string) => {
    const calls = callsOf(`c-${what}-${who}-${fan}`, network);
    const sent = { newsId: 'n2', text: 'Goal' };
    return what === 'comments' ? calls('/add', sent) : calls(`/${id}/report`, undefined, 'POST');
  };
  await env.DB.exec('DELETE FROM tries');
  expect(await send('one', one)).toMatchObject({ status: 200 });
  const ofDay = env.DB.prepare('UPDATE tries SET count = ? WHERE until = ?');
  await ofDay.bind(most - 1, now + DAY).run();
  expect(await send('two', same)).toMatchObject({ status: 200 });
  expect(await send('three', same)).toMatchObject({ status: 429, body: { state: 11_812 } });
  expect(await send('three', '192.0.2.43')).toMatchObject({ status: 200 });
});

it('all networks of a /48 report a comment once together, and twenty comments a minute', async () => {
  const author = await aUser('c-kit', 'kit');
  const [id, other] = [await added(author, 'n5', 'Meh'), await added(author, 'n5', 'Bah')];
  const from = (network: string, comment = id) =>
    callsOf(null, network)(`/${comment}/report`, undefined, 'POST');
  const counts = env.DB.prepare('UPDATE tries SET count = 20 WHERE until = ? AND count = 1');
  await env.DB.exec('DELETE FROM tries');
  for (const at of [1, 2, 3])
    expect(await from(`2001:db8:5:${at}::/64`)).toMatchObject({ status: 200 });
  const reportsOf = async () =>
    new Map((await listed('n5')).map((row) => [row.commentId, row.reports]));
  expect((await reportsOf()).get(id)).toBe(1);
  await counts.bind(now + 60_000).run();
  expect(await from('2001:db8:5:99::/64', other)).toMatchObject({ status: 429 });
  expect(await from('2001:db8:5:99::/64')).toMatchObject({ status: 200 });
  expect(await from('2001:db8:6:1::/64')).toMatchObject({ status: 200 });
  expect((await reportsOf()).get(id)).toBe(2);
});

it('strangers do not use up the day’s reports of accounts behind their address', async () => {
  const id = await added(await aUser('c-una', 'una'), 'n2', 'Hm');
  const report = (fan: string | null) =>
    callsOf(fan, '192.0.2.51')(`/${id}/report`, undefined, 'POST');
  await env.DB.exec('DELETE FROM tries');
  expect(await report(null)).toMatchObject({ status: 200 });
  await env.DB.exec('UPDATE tries SET count = 1000');
  expect(await report('c-ned')).toMatchObject({ status: 200 });
});

it('a deleted comment gives its place in the day of its network back', async () => {
  const [one, two] = [callsOf('c-oda', '192.0.2.52'), callsOf('c-pip', '192.0.2.52')];
  await env.DB.exec('DELETE FROM tries');
  const id = await added(one, 'n2', 'Goal');
  const ofDay = env.DB.prepare('UPDATE tries SET count = 1000 WHERE until = ? AND count = 1');
  await ofDay.bind(now + DAY).run();
  expect(await one(`/${id}`, undefined, 'DELETE')).toMatchObject({ status: 200 });
  expect(await two('/add', { newsId: 'n2', text: 'Goal' })).toMatchObject({ status: 200 });
  expect(await two('/add', { newsId: 'n2', text: 'Goal' })).toMatchObject({ status: 429 });
});

it.each([
  ['a network sends at most twenty reports a minute', false, 60_000],
  ['an account sends at most twenty reports an hour', true, 3_600_000],
])('%s, and then again', async (_what, isSignedIn, windowMs) => {
  const jo = await aUser(`c-jo-${windowMs}`, `jo-${windowMs}`);
  const ids = [await added(jo, 'n4', 'Fine'), await added(jo, 'n4', 'Good')];
  const reader = isSignedIn ? jo : callsOf(null, '192.0.2.9');
  const report = (id = '') => reader(`/${id}/report`, undefined, 'POST');
  const counts = env.DB.prepare('UPDATE tries SET count = 19 WHERE until = ? AND count = 1');
  await env.DB.exec('DELETE FROM tries');
  expect(await report(ids[0])).toMatchObject({ status: 200 });
  await counts.bind(now + windowMs).run();
  // One that is reported already does not count.
  expect(await report(ids[0])).toMatchObject({ status: 200 });
  const third = await added(jo, 'n4', 'Best');
  expect(await report(third)).toMatchObject({ status: 200 });
  now += windowMs - 1_000;
  expect(await report(ids[1])).toMatchObject({ status: 429, body: { state: 11_812 } });
  now += 1_000;
  expect(await report(ids[1])).toMatchObject({ status: 200 });
});

it('a decision with a wrong signature is refused', async () => {
  const request = signed(
    '/ingest/v1/comments',
    { action: 'withdraw', commentIds: ['c'] },
    { secret: 'whsec_YW5vdGhlciBzZWNyZXQgb2YgdGVzdHMuLi4=' },
  );
  expect(await call(request)).toMatchObject({ status: 401 });
});
