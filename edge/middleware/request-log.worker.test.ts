import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { requestLog, type RequestRecord } from './request-log.ts';

it('logs what was asked and answered, and nothing of who asked', async () => {
  const records: RequestRecord[] = [];
  let clock = 0;
  const app = new Hono()
    .use(requestLog({ write: (record) => records.push(record), now: () => (clock += 5) }))
    .get('/match/:id', (c) => c.text('', 404));
  const headers = { 'cf-connecting-ip': '192.0.2.1', 'user-agent': 'someone', cookie: 'a=b' };
  await (await app.request('/match/7?device_id=secret', { headers })).text();
  expect(records).toEqual([{ method: 'GET', path: '/match/7', status: 404, durationMs: 5 }]);
});
