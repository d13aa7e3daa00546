import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { env as bindings } from '../testing/bindings.ts';
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

// Without a token nothing leaves the isolate: the counts stay here.
const { METRICS_TOKEN: _token, ...env } = bindings;

async function send(request: Request, to = env): Promise<number> {
  const answer = await worker.fetch(request, to, createExecutionContext());
  await answer.text();
  return answer.status;
}

beforeEach(() => void tally.take());

it.each([
  ['/', 'page', 200],
  ['/no/such/page?q=1', 'page', 200],
  ['/api/media/no-such-call', 'api', 404],
  [`/parties/match/${newMatchId()}`, 'rooms', 404],
  ['/healthz', 'health', 200],
])('counts and times a request to %s in its class', async (path, name, status) => {
  expect(await send(new Request(new URL(path, 'http://localhost')))).toBe(status);
  const { counters, histograms } = tally.take() ?? {};
  expect(counters?.get(`http_requests_total{class="${name}",status="${status}"}`)).toBe(1);
  expect(histograms?.has(`http_request_seconds{class="${name}"}`)).toBe(true);
});

it('counts a refused feed', async () => {
  const foreign = { secret: 'whsec_c29tZW9uZSBlbHNlJ3Mgc2VjcmV0' };
  await send(signed('/ingest/v1/updates', { source: 'x', updates: [] }, foreign));
  expect(tally.take()?.counters.get('http_requests_total{class="ingest",status="401"}')).toBe(1);
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
  await asking.fetch(new Request('http://localhost/'), env, createExecutionContext());
  const { counters, histograms } = tally.take() ?? {};
  expect(counters?.get('database_queries_total{outcome="answered"}')).toBe(3);
  expect(counters?.get('database_queries_total{outcome="failed"}')).toBe(1);
  const { counts = [] } = histograms?.get('database_query_seconds') ?? {};
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
});

it('counts a scheduled run that fails, and lets the platform know', async () => {
  const controller = { cron: '', scheduledTime: 0, noRetry: () => {} };
  await worker.scheduled(controller, env, createExecutionContext());
  const away = { ...env, DB: overridden(env.DB, { prepare: fail }) };
  await expect(worker.scheduled(controller, away, createExecutionContext())).rejects.toThrow(
    'away',
  );
  const { counters } = tally.take() ?? {};
  expect(counters?.get('scheduled_runs_total{outcome="done"}')).toBe(1);
  expect(counters?.get('scheduled_runs_total{outcome="failed"}')).toBe(1);
});
