import { createServer, type RequestListener } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runContent } from '../content.ts';

let directory: string;
let stops: (() => Promise<unknown>)[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'feed-'));
  stops = [];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await rm(directory, { recursive: true });
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** A server that publishes everything, and its requests. */
async function aProduct() {
  const requests: { isRepeated?: boolean; content: { id: string }[] }[] = [];
  const url = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      requests.push(JSON.parse(body));
      const results = requests.at(-1)?.content.map(({ id }) => ({ id, outcome: 'applied' }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ results }));
    });
  });
  return { url, requests };
}

async function importFeed(feed: string, to: string, ...more: string[]) {
  let stderr = '';
  const code = await runContent(
    ['import', '--feed', feed, '--to', to, '--marks', join(directory, 'feeds.json'), ...more],
    {
      stdout: { write: () => {} },
      stderr: { write: (text) => (stderr += text) },
      env: { INGEST_SECRET: 'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM=' },
      signal: new AbortController().signal,
    },
  );
  return { code, stderr };
}

const fixture = (name: string) => readFile(new URL(`testing/${name}.xml`, import.meta.url));

it('stores neither the ingest secret nor the feed’s address, which may have a key', async () => {
  const xml = await fixture('agency');
  const feed = await serve((_request, response) => response.setHeader('etag', '"one"').end(xml));
  const product = await aProduct();
  const secret = 'whsec_YW5vdGhlciBzZWNyZXQgb2YgdGVzdHM=';
  const from = `${feed}/rss?key=7f0c`;
  expect(await importFeed(from, product.url, '--secret', secret)).toMatchObject({ code: 0 });
  const stored = await readFile(join(directory, 'feeds.json'), 'utf8');
  expect(Object.values(JSON.parse(stored))).toEqual([{ etag: '"one"' }]);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain('7f0c');
});

it('removes the secrets that an earlier version has stored', async () => {
  const xml = await fixture('agency');
  const feed = await serve((_request, response) => response.setHeader('etag', '"one"').end(xml));
  const product = await aProduct();
  const marks = join(directory, 'feeds.json');
  await writeFile(
    marks,
    JSON.stringify({ [`${feed} {"secret":"whsec_b2xk"}`]: { etag: '"old"' } }),
  );
  await importFeed(feed, product.url);
  expect(Object.values(JSON.parse(await readFile(marks, 'utf8')))).toEqual([{ etag: '"one"' }]);
});

it.each<[string, RequestListener]>([
  ['fails', (_request, response) => response.writeHead(404).end()],
  [
    'has an entry with a fault',
    (_request, response) =>
      response.end('<rss><channel><item><title>No date</title></item></channel></rss>'),
  ],
])('a message about a feed that %s has no query of its address', async (_what, listener) => {
  const feed = await serve(listener);
  const { stderr } = await importFeed(`${feed}/rss?key=7f0c`, 'http://127.0.0.1:9');
  expect(stderr).toContain(`${feed}/rss?…:`);
  expect(stderr).not.toContain('7f0c');
});

it('reads a feed once while its server answers 304', async () => {
  const xml = await fixture('agency');
  const asked: unknown[] = [];
  const feed = await serve((request, response) => {
    asked.push(request.headers['if-none-match']);
    response.setHeader('etag', '"one"');
    if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else response.end(xml);
  });
  const product = await aProduct();
  expect(await importFeed(feed, product.url)).toMatchObject({ code: 0 });
  expect(product.requests).toMatchObject([{ source: 'feed', isRepeated: true }]);
  const again = await importFeed(feed, product.url);
  expect(again).toEqual({ code: 0, stderr: 'the feed is as it was\n' });
  expect(asked).toEqual([undefined, '"one"']);
  // Other options make it a different import.
  await importFeed(feed, product.url, '--sport', 'tennis');
  expect(product.requests).toMatchObject([{}, { content: [{ sportId: 5 }] }]);
});

it('reports the entry with a fault, and publishes the others', async () => {
  const product = await aProduct();
  const path = join(import.meta.dirname, 'testing/wordpress.xml');
  const { code, stderr } = await importFeed(path, product.url);
  expect(code).toBe(1);
  expect(stderr).toContain(`${path}:29: “No date here”: it has no date`);
  expect(stderr).toContain('published 1, unchanged 0, stale 0, left out 1');
});

it.each<[string, RequestListener, string]>([
  ['a page', (_, response) => response.end('<!doctype html><html>'), 'it is a web page that names'],
  ['no address', (_, response) => response.writeHead(404).end(), 'answers 404: see that the'],
  ['busy', (_, response) => response.writeHead(503).end(), 'answers 503: try again later'],
  [
    'one that breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('<rss>', () => response.destroy());
    },
    'it broke off',
  ],
  [
    'too large',
    (_, response) => response.end(Buffer.alloc(10_000_001, ' ')),
    'it is larger than 10 MB',
  ],
])('reports the fault of a feed that is %s', async (_name, listener, message) => {
  const feed = await serve(listener);
  const { code, stderr } = await importFeed(feed, 'http://127.0.0.1:9');
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
});

it('reports an unreachable server', async () => {
  const { code, stderr } = await importFeed('http://127.0.0.1:9/rss', 'http://127.0.0.1:9');
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('be reached') });
});

it.each([
  [['--sport', 'chess'], '--sport takes one of'],
  [['--category', 'Cup'], '--category takes NAME=league:ID'],
  [['--language', 'Portuguese'], '--language takes a language'],
  [['--prune', '--source', 'a'], '--feed stands alone'],
])('refuses %j', async (options, message) => {
  const { code, stderr } = await importFeed('a.xml', 'http://127.0.0.1:9', ...options);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
});
