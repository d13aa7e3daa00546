import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import type { PageTag } from './page-store.ts';
import { purgePages, tagOfCall } from './page-tags.ts';

it.each([
  ['/api/media/v1/news', 'content'],
  ['/api/media/v1/news/a1', 'content'],
  ['/api/media/v1/policies/privacy-policy', 'content'],
  [`/api/media/v1/${PRODUCT}-tv/guide`, 'tv'],
  ['/api/media/v1/newsreel', 'catalogue'],
  ['/api/media/v1/events/m1', 'catalogue'],
])('a page with the call %s has the tag %s', (path, tag) => {
  expect(tagOfCall(path)).toBe(tag);
});

const AT = '/ingest/v1';

it.each([
  [`${AT}/catalogue`, 200, ['catalogue']],
  [`${AT}/content`, 200, ['content']],
  [`${AT}/comments`, 200, ['content']],
  [`${AT}/tv`, 200, ['tv']],
  // A part may be stored.
  [`${AT}/catalogue`, 503, ['catalogue']],
  [`${AT}/catalogue`, 401, null],
  [`${AT}/updates`, 200, null],
  [`${AT}/comments/list`, 200, null],
] as const)('%s with the answer %i purges %j', async (path, status, tags) => {
  const purge = vi.fn<(tags: readonly PageTag[]) => void>();
  const app = new Hono().use(purgePages(purge)).post('*', (c) => c.body('', status));
  await app.request(path, { method: 'POST' });
  expect(purge.mock.calls).toEqual(tags ? [[tags]] : []);
});
