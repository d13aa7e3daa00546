import { expect, it } from 'vitest';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';

const enabled = { ...env, API_DOCS: '1' };

it.each([
  ['/docs/api/openapi.json', { openapi: '3.1.0' }],
  ['/docs/api/asyncapi.json', { asyncapi: '3.0.0' }],
])('serves %s where documents are enabled', async (path, holds) => {
  expect(await call(path, enabled)).toMatchObject({ status: 200, body: holds });
});

it('serves a page without scripts and external resources', async () => {
  const { status, headers, body } = await call('/docs/api', enabled);
  expect(status).toBe(200);
  expect(body).toContain('GET /api/media/v1/sports');
  expect(body).toContain('POST /ingest/v1/updates');
  expect(body).toContain('WebSocket /parties/match/{matchId}');
  expect(body).not.toMatch(/<script|src="/);
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(
    headers.get('content-security-policy') ?? '',
  )?.[1];
  expect(body).toContain(`<style nonce="${nonce}">`);
});

it.each(['/docs/api', '/docs/api/openapi.json'])(
  'leaves %s to the pages where documents are disabled',
  async (path) => {
    expect(await call(path)).toMatchObject({ body: { visitor: { platform: 'pc' } } });
  },
);
