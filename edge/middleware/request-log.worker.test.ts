import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { requestId } from '../request-scope.ts';
import { requestLog, type RequestRecord } from './request-log.ts';

it('logs the request and its status, without data about the client', async () => {
  const records: RequestRecord[] = [];
  let clock = 0;
  const app = new Hono()
    .use(requestLog({ write: (record) => records.push(record), now: () => (clock += 5) }))
    .get('/match/:id', (c) => c.text('', 404));
  const headers = { 'cf-connecting-ip': '192.0.2.1', 'user-agent': 'someone', cookie: 'a=b' };
  await (await app.request('/match/7?device_id=secret', { headers })).text();
  expect(records).toEqual([{ method: 'GET', path: '/match/7', status: 404, durationMs: 5 }]);
});

it('puts the request id of its log lines on each response', async () => {
  const ids: (string | undefined)[] = [];
  const app = new Hono().use(requestLog({ write: () => ids.push(requestId()) })).get('/', (c) => {
    ids.push(requestId());
    return c.text('');
  });
  const ask = async (headers: Record<string, string>) => {
    const answer = await app.request('/', { headers });
    await answer.text();
    return answer.headers.get('x-request-id');
  };
  const named = [await ask({}), await ask({}), await ask({ 'cf-ray': 'a'.repeat(65) })];
  named.push(await ask({ 'cf-ray': '8f0-MAD' }));
  expect(ids).toEqual(named.flatMap((id) => [id, id]));
  expect(new Set(named).size).toBe(4);
  expect(named.at(-1)).toBe('8f0-MAD');
  expect(requestId()).toBeUndefined();
});

it('logs no address of a fan’s calendar', async () => {
  const records: RequestRecord[] = [];
  const app = new Hono().use(requestLog({ write: (record) => records.push(record) }));
  for (const path of ['/calendar/secret.ics', '/api/media/v1/calendar/fan/secret'])
    await (await app.request(path)).text();
  expect(records.map(({ path }) => path)).toEqual(['/calendar/…', '/api/media/v1/calendar/fan/…']);
});

it('truncates a logged path to 500 characters', async () => {
  const records: RequestRecord[] = [];
  const app = new Hono().use(requestLog({ write: (record) => records.push(record) }));
  await (await app.request(`/${'a'.repeat(16_000)}`)).text();
  expect(records[0]?.path).toHaveLength(500);
});

it('logs a failed request as an error, and what /readyz says of others as a warning', async () => {
  const written = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };
  for (const spy of Object.values(written)) spy.mockReturnValue();
  const app = new Hono().use(requestLog()).all('*', (c) => c.text('', 503));
  // The address of the page of errors names its status, so anybody could fill the list of errors.
  for (const path of [
    '/readyz',
    '/news',
    '/error?status=503',
    '/Error.data',
    '/error//',
    '/error/_.data',
    '/error/.data?status=503',
    '/ERROR/.data',
  ])
    await (await app.request(path)).text();
  expect(written.error.mock.calls.join()).toContain('"path":"/news"');
  expect(written.warn.mock.calls.join()).toContain('"path":"/readyz"');
  expect(written.error).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
