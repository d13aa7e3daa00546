import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { cacheControl } from './cache-control.ts';

const app = new Hono()
  .use(cacheControl({ value: 'public, max-age=60' }))
  .get('/open', (c) => c.text('open'))
  .get('/own', (c) => c.text('own', 200, { 'cache-control': 'no-cache' }));

it.each([
  ['/open', 'public, max-age=60'],
  ['/own', 'no-cache'],
  ['/missing', 'no-store'],
])('answers %s with %s', async (path, value) => {
  const response = await app.request(path);
  await response.text();
  expect(response.headers.get('cache-control')).toBe(value);
});
