import { afterEach, expect, test } from 'vitest';
import { itemsOf } from './collected.ts';
import { startCollector, type Collector } from './server.ts';

let collector: Collector | undefined;
afterEach(() => collector?.stop());

const meta = { app: { name: 'touchline', environment: 'uat' }, view: { name: 'home' } };

function post(path: string, body: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${collector?.url}${path}`, { method: 'POST', body: text });
}

test('a batch is stored and shown as JSON and as a page', async () => {
  collector = await startCollector();
  const batch = { meta, events: [{ name: 'goal', attributes: { of: '<b>' } }], extra: 1 };
  expect((await post('/collect', batch)).status).toBe(202);
  const kept = await fetch(`${collector.url}/collected.json`);
  expect(await kept.json()).toMatchObject([{ batch }]);
  const page = await (await fetch(collector.url)).text();
  expect(page).toContain('<td>goal</td><td>of: &lt;b&gt;</td><td>home</td>');
});

test.each(['{', '{}', '[]', ''])('%j is refused as a batch', async (body) => {
  collector = await startCollector();
  expect((await post('/collect', body)).status).toBe(400);
  expect((await post('/record', body)).status).toBe(400);
  expect(collector.collected()).toEqual([]);
});

test('pages of any origin may send', async () => {
  collector = await startCollector();
  const asked = await fetch(`${collector.url}/collect`, { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-headers')).toBe('*');
});

test('recordings are stored until the collector refuses them', async () => {
  collector = await startCollector();
  const batch = { session: 's', sequence: 0, user: null, events: [] };
  expect((await post('/record', batch)).status).toBe(202);
  collector.answerRecordings(403);
  expect((await post('/record', batch)).status).toBe(403);
  expect(collector.recorded()).toEqual([batch]);
});

test('every kind of report is listed', () => {
  const span = { name: 'GET /api/middle/account' };
  const items = itemsOf({
    meta,
    events: [{ name: 'a', attributes: { key: 'value' } }],
    exceptions: [{ value: 'b', context: undefined }],
    logs: [{ message: 'c', context: undefined }],
    measurements: [{ type: 'd', values: { lcp: 1 } }],
    traces: { resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] },
  });
  expect(items.map(({ kind, text }) => [kind, text])).toEqual([
    ['event', 'a'],
    ['error', 'b'],
    ['log', 'c'],
    ['measurement', 'd'],
    ['trace', span.name],
  ]);
});
