import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { lightLinks } from './page-links.ts';

const MARKUP =
  '<head><link rel="modulepreload" href="/a.js" nonce="n"><link nonce="n" rel="stylesheet" href="/a.css"></head>';

const app = new Hono()
  .use(lightLinks())
  .get('/page', (c) => c.html(MARKUP, 404))
  .get('/text', (c) => c.text(MARKUP))
  .get('/elsewhere', (c) => c.redirect('/page', 301));

it('preloads the scripts of a page with low priority, and needs no nonce for links', async () => {
  const response = await app.request('/page');
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(
    '<head><link rel="modulepreload" href="/a.js" fetchpriority="low"><link rel="stylesheet" href="/a.css"></head>',
  );
});

it('leaves a response that is not HTML unchanged', async () => {
  const response = await app.request('/text');
  expect(await response.text()).toBe(MARKUP);
});

it('passes redirects and HEAD requests through', async () => {
  const redirect = await app.request('/elsewhere');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/page']);
  const head = await app.request('/page', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([404, '']);
});
