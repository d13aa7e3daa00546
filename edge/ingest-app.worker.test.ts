import { createExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { UNSIGNED_BODIES } from './bodies-in-flight.ts';
import { INGEST_CALLS } from './docs/ingest-calls.ts';
import { createIngestApp } from './ingest-app.ts';
import { purgePages } from './pages/page-tags.ts';
import type { PageTag } from './pages/page-store.ts';
import { article } from './testing/articles.ts';
import { env } from './testing/bindings.ts';
import { fixture, newMatchId, openingUpdates } from './testing/football.ts';
import { overridden } from './testing/overridden.ts';
import { signed } from './testing/signed.ts';
import { aTvSchedule } from './testing/tv-schedule.ts';

/** Sends a request to ingest. Returns the status, and the tags of the pages that it purged. */
async function send(request: Request, bindings = env) {
  const purge = vi.fn<(tags: readonly PageTag[]) => void>();
  const app = new Hono().use('/ingest/*', purgePages(purge)).route('/', createIngestApp());
  const answer = await app.fetch(request, bindings, createExecutionContext());
  await answer.text();
  return { status: answer.status, purged: purge.mock.calls.flat(2) };
}

const PATHS = INGEST_CALLS.map(({ path }) => path);
const FOREIGN = 'whsec_c29tZW9uZSBlbHNlJ3Mgc2VjcmV0';
/** A request whose headers look right, and which nobody signed. */
const unsigned = (path: string, body: BodyInit) =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: signed(path, '{}', { secret: FOREIGN }).headers,
    body,
  });
function fail(): never {
  throw new Error('D1_ERROR: no answer');
}
const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error('')) });

describe.each(PATHS)('a request to %s that nobody signed purges no page', (path) => {
  it.each<[number, string, () => Request]>([
    [401, 'it has no headers', () => new Request(`http://localhost${path}`, { method: 'POST' })],
    [401, 'its signature is wrong', () => unsigned(path, '{}')],
    [400, 'it breaks off', () => unsigned(path, broken())],
    [413, 'it is too large', () => unsigned(path, new Uint8Array(1_048_577))],
    [405, 'it is a GET', () => new Request(`http://localhost${path}`)],
    [404, 'its call does not exist', () => unsigned(`${path}x`, '{}')],
  ])('and answers %i when %s', async (status, _what, request) => {
    expect(await send(request())).toEqual({ status, purged: [] });
  });

  it('and answers 503 without a secret', async () => {
    const without = { ...env, INGEST_SECRET: '' };
    expect(await send(unsigned(path, '{}'), without)).toEqual({ status: 503, purged: [] });
  });

  it('and answers 503 without room', async () => {
    const holds = ['a', 'b', 'c', 'd'].map((network) => UNSIGNED_BODIES.hold(network));
    for (const hold of holds) {
      hold.begin(() => {});
      hold.take(1_996_000);
      hold.complete();
    }
    const answer = await send(unsigned(path, '{}'));
    for (const hold of holds) hold.release();
    expect(answer).toEqual({ status: 503, purged: [] });
  });

  it('and answers 408 when it is slow', async () => {
    vi.useFakeTimers();
    const sent = send(unsigned(path, new ReadableStream({ pull: () => new Promise(() => {}) })));
    await vi.advanceTimersByTimeAsync(2_100);
    vi.useRealTimers();
    expect(await sent).toEqual({ status: 408, purged: [] });
  });
});

it('tells a sender of wrong bodies when to send the next', async () => {
  const app = createIngestApp();
  const sendWrong = async () => {
    const request = unsigned('/ingest/v1/updates', '{}');
    request.headers.set('cf-connecting-ip', '192.0.2.77');
    return app.fetch(request, env, createExecutionContext());
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let times = 0; times < 10; times += 1) expect((await sendWrong()).status).toBe(401);
  const refused = await sendWrong();
  vi.useRealTimers();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
});

const matches = () => [{ matchId: newMatchId(), fixture: fixture() }];
const source = 'test';

describe.each<[path: string, body: object, tags: PageTag[]]>([
  ['/ingest/v1/catalogue', { source, matches: matches() }, ['catalogue']],
  ['/ingest/v1/content', { source, content: [article()] }, ['content']],
  ['/ingest/v1/comments', { action: 'withdraw', commentIds: ['c1'] }, ['content']],
  ['/ingest/v1/tv', { source, ...aTvSchedule(Date.now()) }, ['tv']],
])('a signed request to %s purges', (path, body, tags) => {
  it('the pages that it changes', async () => {
    expect(await send(signed(path, body))).toEqual({ status: 200, purged: tags });
  });

  it('them although it fails', async () => {
    const bindings = { ...env, DB: overridden(env.DB, { prepare: fail, batch: fail }) };
    expect(await send(signed(path, body), bindings)).toEqual({ status: 503, purged: tags });
  });

  it('no page while it is malformed', async () => {
    const request = signed(path, { ...body, unknown: 1 });
    expect(await send(request)).toEqual({ status: 400, purged: [] });
  });
});

it('a signed request purges pages although it has stored only a part', async () => {
  const venue = { id: `venue-${newMatchId()}`, name: 'The Old Pier' };
  let batches = 0;
  const batch = async (statements: D1PreparedStatement[]) =>
    ++batches === 1 ? env.DB.batch(statements) : fail();
  const bindings = { ...env, DB: overridden(env.DB, { batch }) };
  const request = signed('/ingest/v1/catalogue', { source, venues: [venue], matches: matches() });
  expect(await send(request, bindings)).toEqual({ status: 503, purged: ['catalogue'] });
  const stored = await env.DB.prepare('SELECT name FROM venues WHERE id = ?')
    .bind(venue.id)
    .first();
  expect(stored).toEqual({ name: venue.name });
});

it.each<[path: string, body: object]>([
  ['/ingest/v1/updates', { source, updates: openingUpdates(newMatchId()) }],
  ['/ingest/v1/details', { source, details: [{ matchId: newMatchId(), occurredAt: 1 }] }],
  ['/ingest/v1/content/published', { source }],
  ['/ingest/v1/comments/list', { which: 'newest' }],
  ['/ingest/v1/heartbeats', { source, matchIds: [] }],
])('a signed request to %s purges no page', async (path, body) => {
  expect(await send(signed(path, body))).toEqual({ status: 200, purged: [] });
});
