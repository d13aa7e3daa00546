import { createExecutionContext, createMessageBatch } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { env } from '../testing/bindings.ts';
import { counted } from '../testing/counted.ts';
import { newMatchId } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { signed } from '../testing/signed.ts';
import { app } from '../testing/worker.ts';
import { metered } from './metered.ts';

const fail = () => {
  throw new Error('away');
};
const worker = metered({
  fetch: app.fetch,
  queue: async () => {},
  scheduled: async ({ DB }) => void (await DB.prepare('SELECT 1').first()),
});

async function send(request: Request, to = env): Promise<number> {
  const answer = await worker.fetch(request, to, createExecutionContext());
  await answer.text();
  return answer.status;
}

it.each([
  ['/', 'page', 200],
  ['/no/such/page?q=1', 'page', 200],
  // A name that every object has.
  ['/__proto__/news', 'page', 200],
  ['/api/media/no-such-call', 'api', 404],
  ['/API/media/no-such-call', 'page', 200],
  [`/parties/match/${newMatchId()}`, 'rooms', 404],
  ['/healthz', 'health', 200],
  // The pages of tests answer 200 alone.
  ['/error?status=503', 'error', 200],
  ['/ERROR/?status=503', 'error', 200],
  ['/Error.data?status=503', 'error', 200],
])('counts and times a request to %s in its class', async (path, name, status) => {
  const counts = await counted(async () => {
    expect(await send(new Request(new URL(path, 'http://localhost')))).toBe(status);
  });
  expect(counts).toMatchObject({
    [`http_requests_total{class="${name}",status="${status}"}`]: 1,
    [`http_request_seconds{class="${name}"}`]: 1,
  });
});

it('gives handlers a request within its limits', async () => {
  const seen: Request[] = [];
  const reading = metered({
    fetch: async (request) => {
      seen.push(request);
      return new Response(await request.text());
    },
    queue: async () => {},
    scheduled: async () => {},
  });
  const headers = { 'user-agent': 'x'.repeat(16_000), 'x-unknown': 'x', cookie: 'theme=dark; a=b' };
  const init = { method: 'POST', body: 'sent', headers, cf: { country: 'BR' } };
  const sent = new Request('http://localhost/?q=1', init);
  const answer = await reading.fetch(sent, env, createExecutionContext());
  expect(await answer.text()).toBe('sent');
  const [request] = seen;
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    'user-agent': 'x'.repeat(512),
    cookie: 'theme=dark',
  });
  expect(request?.headers.has('x-unknown')).toBe(false);
  expect([request?.url, request?.cf?.['country']]).toEqual(['http://localhost/?q=1', 'BR']);
});

it.each([
  ['/api/media/v1/', 'api', 'application/json', 'An address may have 2000 characters at most.'],
  [
    '/parties/hub?rooms=',
    'rooms',
    'application/json',
    'An address may have 2000 characters at most.',
  ],
  ['/news/', 'page', 'text/html; charset=utf-8', '<html lang="pt-BR" dir="ltr">'],
])('answers 414 to a long address, and counts it: %s', async (path, name, type, text) => {
  const sent = new Request(`http://localhost${path}${'a'.repeat(16_000)}`, {
    headers: { 'accept-language': 'pt' },
  });
  const counts = await counted(async () => {
    const answer = await worker.fetch(sent, env, createExecutionContext());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([414, type]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(text);
  });
  expect(counts[`http_requests_total{class="${name}",status="414"}`]).toBe(1);
});

it.each([
  '/%65rror?status=503',
  '/media/v1/%73earch/event',
  '/api/media/v1/%73ports',
  '/%2573earch',
])('gives handlers no path in another spelling: %s', async (path) => {
  const seen: string[] = [];
  const reading = metered({
    fetch: ({ url }) => {
      seen.push(url);
      return new Response(null, { status: 503 });
    },
    queue: async () => {},
    scheduled: async () => {},
  });
  const sent = new Request(`http://localhost${path}`);
  const counts = await counted(() => reading.fetch(sent, env, createExecutionContext()));
  const isPlain = path.startsWith('/%25');
  expect(seen).toEqual(isPlain ? [sent.url] : []);
  expect('http_requests_total{class="page",status="503"}' in counts).toBe(isPlain);
});

it('counts a refused feed', async () => {
  const foreign = { secret: 'whsec_c29tZW9uZSBlbHNlJ3Mgc2VjcmV0' };
  const refused = signed('/ingest/v1/updates', { source: 'x', updates: [] }, foreign);
  const counts = await counted(() => send(refused));
  expect(counts['http_requests_total{class="ingest",status="401"}']).toBe(1);
});

it('counts round trips to the database, single ones and batches, and those that fail', async () => {
  const statement = 'SELECT ?1 AS one, ?2 AS other';
  const asking = metered({
    fetch: async (_request, { DB }) => {
      const bound = DB.prepare(statement).bind(1, 2);
      expect(await bound.first('other')).toBe(2);
      expect(await bound.raw()).toEqual([[1, 2]]);
      const [first] = await DB.batch<{ one: number }>([bound, DB.prepare('SELECT 3')]);
      expect(first?.results).toEqual([{ one: 1, other: 2 }]);
      await expect(DB.prepare('SELECT nothing').all()).rejects.toThrow('nothing');
      return new Response(null);
    },
    queue: async () => {},
    scheduled: async () => {},
  });
  const request = new Request('http://localhost/');
  const counts = await counted(() => asking.fetch(request, env, createExecutionContext()));
  expect(counts).toMatchObject({
    'database_queries_total{outcome="answered"}': 3,
    'database_queries_total{outcome="failed"}': 1,
    database_query_seconds: 4,
  });
});

it.each([
  ['match-states', true],
  ['touchline-staging-states', true],
  ['touchline-production-states', true],
  ['touchline-production-states-dead', false],
  ['touchline-production-alerts', false],
])('notes a batch of %s as taken from the queue of states: %s', async (queue, isNoted) => {
  tally.take();
  await worker.queue(createMessageBatch(queue, []), env, createExecutionContext());
  expect(tally.take()?.queue.has('taken') ?? false).toBe(isNoted);
});

it('lets the platform know of a scheduled run that fails', async () => {
  const controller = { cron: '', scheduledTime: 0, noRetry: () => {} };
  const away = { ...env, DB: overridden(env.DB, { prepare: fail }) };
  const failing = worker.scheduled(controller, away, createExecutionContext());
  await expect(failing).rejects.toThrow('away');
});
