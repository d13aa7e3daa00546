import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Product } from './product.ts';

let product: Product;

/** Requests a page and leaves; resolves once the connection is closed. */
async function leave(method: 'GET' | 'HEAD', path: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const sent = request(new URL(path, product.url.replace('localhost', '127.0.0.1')), { method });
    sent.once('close', resolve).once('error', () => {});
    if (method === 'GET')
      sent.once('socket', (socket) => socket.once('connect', () => sent.destroy()));
    sent.once('response', (response) => response.resume());
    sent.end();
  });
}

const PAGES = ['/league/none/overview', '/team/none/overview', '/match/none', '/', '/live'];

const lineSchema = v.looseObject({
  requestId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  level: v.picklist(['debug', 'log', 'info', 'warn', 'error']),
  event: v.string(),
});

/** Returns every line; each must be valid. */
async function lines() {
  const text = await readFile(join(product.state, 'worker.log'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(lineSchema, JSON.parse(line)));
}

/** Sends these bytes on a separate connection and reads until it is closed or answered. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [first] = await once(socket, 'data');
  socket.destroy();
  return String(first);
}

const ODD_PATHS = [
  '//',
  '/%',
  '/%ff',
  '/%00',
  '/match/%ff',
  '/match/%ff.ics',
  '/og/match/%ff.png',
  '/api/%',
  '/api/media/v1/teams/%252e%252e',
  '/parties/match/%ff',
  '/ingest/%ff',
  '/%ff.data',
  '/?platform=%ff&brand=%ff',
];

/** Tests that no odd request disturbs a product with a catalogue, whose log has no error yet. */
export function oddRequestCases(site: () => Product): void {
  beforeAll(() => {
    product = site();
  });

  it('serves every page after its first visitors aborted their requests', async () => {
    const visits = PAGES.flatMap((path) => [
      leave('HEAD', path),
      ...Array.from({ length: 4 }, () => leave('GET', path)),
      leave('HEAD', path),
    ]);
    await Promise.all(visits);
    for (const path of PAGES) {
      const answer = await fetch(product.url + path);
      expect({ path, status: answer.status }).toEqual({
        path,
        status: path.includes('none') ? 404 : 200,
      });
      expect(await answer.text()).toContain('</html>');
    }
  });

  it('no odd address is a server error, and each response has the id of its log line', async () => {
    for (const path of ODD_PATHS) {
      const answer = await fetch(product.url + path, { redirect: 'manual' });
      await answer.arrayBuffer();
      expect({ path, isFault: answer.status >= 500 }).toEqual({ path, isFault: false });
      const id = answer.headers.get('x-request-id');
      const line = { requestId: id, event: 'request', status: answer.status };
      await expect.poll(lines).toContainEqual(expect.objectContaining(line));
    }
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/football/match/a/m1.data?_routes=', 'text/html; charset=utf-8'],
    ['/api/media/v1/', 'application/json'],
    ['/parties/hub?rooms=', 'application/json'],
    ['/ingest/v1/', 'application/json'],
  ])('an address that is too long answers 414: %s', async (place, type) => {
    const answer = await fetch(product.url + place + 'a'.repeat(16_000));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([414, type]);
    expect(await answer.text()).toContain(type.includes('html') ? 'Page Not Found' : '2000');
  });

  it.each([
    ['an upgrade', 'Upgrade: websocket\r\nConnection: Upgrade\r\n'],
    ['another upgrade', 'Upgrade: h2c\r\nConnection: Upgrade\r\n'],
    ['a read', ''],
  ])('%s with a body is a bad request', async (_what, headers) => {
    const head = `GET /api/media/v1/sports HTTP/1.1\r\nHost: localhost\r\n${headers}`;
    expect(await exchange(`${head}Content-Length: 5\r\n\r\nhello`)).toContain('400 Bad Request');
  });

  it.each([
    ['/parties/sport/football', 4400],
    ['/parties/hub?rooms=sport/football,sport/tennis', 4400],
    ['/parties/sport/football?protocol=99', 4406],
  ])('no socket has compression: %s', async (path, code) => {
    const socket = new WebSocket(product.url.replace('http', 'ws') + path, {
      perMessageDeflate: true,
    });
    const closed = once(socket, 'close');
    await once(socket, 'open');
    expect(socket.extensions).toBe('');
    socket.send('a'.repeat(100_000));
    expect((await closed)[0]).toBe(code);
  });

  it('a sender that breaks off its body causes no error in the log', async () => {
    for (const path of ['/ingest/v1/updates', '/api/media/v1/favourite']) {
      const before = (await lines()).length;
      const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
      await once(socket, 'connect');
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n`;
      await new Promise((resolve) => socket.write(`${head}{"a`, resolve));
      socket.end();
      // The platform may drop such a request before it logs a line.
      await fetch(`${product.url}/build-version`);
      await expect.poll(async () => (await lines()).length).toBeGreaterThan(before);
      expect((await lines()).filter(({ level }) => level === 'error')).toEqual([]);
    }
  });
}
