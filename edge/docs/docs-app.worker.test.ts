import { afterEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { GATES } from '../gates.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { CALLS_DESCRIBED, REALTIME_DESCRIBED } from './described-schemas.ts';

const enabled = { ...env, API_DOCS: '1' };

const serversSchema = v.object({ servers: v.record(v.string(), v.unknown()) });

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['/docs/api/openapi.json', { openapi: '3.1.0' }],
  ['/docs/api/asyncapi.json', { asyncapi: '3.0.0' }],
])('serves %s to all origins where documents are enabled', async (path, holds) => {
  const { status, headers, body } = await call(path, enabled);
  expect({ status, body }).toMatchObject({ status: 200, body: holds });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it.each(['/docs/api/openapi.json', '/docs/api/asyncapi.json'])(
  'serves %s with a tag, and answers 304 to a client that has it',
  async (path) => {
    const { headers } = await call(path, enabled);
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    const sent = { headers: { 'if-none-match': `W/${tag}` } };
    const again = await call(new Request(`http://localhost${path}`, sent), enabled);
    expect(again).toMatchObject({ status: 304, body: '' });
  },
);

it('describes no schema again for a document that is asked for again', async () => {
  const { body } = await call('/docs/api/openapi.json', enabled);
  await call('/docs/api/asyncapi.json', enabled);
  const refer = [
    vi.spyOn(CALLS_DESCRIBED, 'refer'),
    vi.spyOn(REALTIME_DESCRIBED, 'refer'),
    vi.spyOn(REALTIME_DESCRIBED, 'whole'),
  ];
  expect((await call('/docs/api/openapi.json', enabled)).body).toEqual(body);
  const other = await call('https://other.example/docs/api/asyncapi.json', enabled);
  expect(other.body).toMatchObject({ servers: { http: { host: 'other.example' } } });
  for (const each of refer) expect(each).not.toHaveBeenCalled();
});

it('writes no document again for sites that ask in turn', async () => {
  const sizes: number[] = [];
  for (const name of ['openapi', 'asyncapi']) {
    const { body } = await call(`/docs/api/${name}.json`, enabled);
    sizes.push(JSON.stringify(body).length);
  }
  const digest = vi.spyOn(crypto.subtle, 'digest');
  const write = vi.spyOn(JSON, 'stringify');
  for (const host of ['one.example', 'two.example', 'one.example']) {
    await call(`https://${host}/docs/api/openapi.json`, enabled);
    const { body } = await call(`https://${host}/docs/api/asyncapi.json`, enabled);
    expect(v.parse(serversSchema, body).servers).toEqual({
      sockets: { host, protocol: 'wss' },
      http: { host, protocol: 'https' },
    });
  }
  expect(digest).not.toHaveBeenCalled();
  const lengths = write.mock.results.map(({ value }) => String(value).length);
  // What other parts of the Worker write meanwhile, such as reports of metrics, has a few thousand characters.
  expect(Math.max(...lengths)).toBeLessThan(Math.min(...sizes) / 4);
});

it.each(['/docs/api', '/docs/api/openapi.json', '/docs/api/asyncapi.json'])(
  '%s is refused for some seconds where too many documents are asked for',
  async (path) => {
    vi.spyOn(GATES.document, 'run').mockResolvedValue(null);
    const { status, headers } = await call(path, enabled);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('3');
  },
);

it.each(['/docs/api/openapi.json', '/docs/api/asyncapi.json'])(
  '%s comes whole, time after time, also after a HEAD of it',
  async (path) => {
    const first = await call(path, enabled);
    const head = await call(new Request(`http://localhost${path}`, { method: 'HEAD' }), enabled);
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(await call(path, enabled)).toMatchObject({ status: 200, body: first.body });
  },
);

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

it('a HEAD of the page keeps no turn from others', async () => {
  for (let count = 0; count < 2; count += 1) {
    const { status } = await call(
      new Request('http://localhost/docs/api', { method: 'HEAD' }),
      enabled,
    );
    expect(status).toBe(200);
  }
  expect((await call('/docs/api', enabled)).status).toBe(200);
});

it('shows on the page what the documents for tools have', async () => {
  const { body } = await call('/docs/api', enabled);
  const page = String(body);
  /** The part of one call or room. */
  const partOf = (name: string) =>
    page.slice(page.indexOf(`<section id="${name}">`)).split('</section>')[0] ?? '';
  for (const header of ['Captcha-Token', 'Device-Token', 'Token-Delivery', 'ursId'])
    expect(partOf('signIn')).toContain(`<code>${header}</code>`);
  expect(partOf('signIn')).toContain('Encrypted body');
  expect(partOf('getProfile')).toContain('Requires a sign-in');
  expect(partOf('listEvents')).not.toContain('Requires a sign-in');
  expect(partOf('getEvent')).toContain('Seconds on the match clock at its last change');
  expect(partOf('getBroadcasters')).toContain('<code>country-code</code>');
  for (const room of ['matchRoom', 'sportRoom', 'hub'])
    expect(partOf(room)).toContain('<code>protocol</code>');
  expect(partOf('matchRoom')).toContain('Goals or points; sets won in a sport played in sets');
  expect(partOf('removeFavourite')).toContain('any of them where it is absent');
  expect(partOf('removeFavourite')).not.toContain('matches that are over');
  expect(partOf('listTeamEvents')).not.toContain('10 a sport');
});

it.each(['/docs/api', '/docs/api/openapi.json'])(
  'leaves %s to the pages where documents are disabled',
  async (path) => {
    expect(await call(path)).toMatchObject({ body: { visitor: { platform: 'pc' } } });
  },
);

it('offers to try calls only where the viewer is bound', async () => {
  const { body } = await call('/docs/api', enabled);
  expect(body).not.toContain('/docs/api/try');
  expect(await call('/docs/api/try', enabled)).toMatchObject({ body: { visitor: {} } });
});
