import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/loopback-server.ts';
import { stubNetwork } from '../../testing/stub-network.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { runContent } from '../content.ts';

const FEED = 'https://feed.example';
const PRODUCT = 'https://product.example';
const requestSchema = v.looseObject({ content: v.array(v.looseObject({ id: v.string() })) });

let directory: string;
/** What the product was asked to publish. */
let requests: unknown[];

beforeEach(async () => {
  directory = await temporaryFolder();
  requests = [];
});
afterEach(() => vi.unstubAllGlobals());

/** Serves a feed, beside a product that publishes everything. */
function serve(feed: Answer): void {
  stubNetwork({
    [FEED]: feed,
    [PRODUCT]: async (request) => {
      const body = v.parse(requestSchema, await request.json());
      requests.push(body);
      return Response.json({ results: body.content.map(({ id }) => ({ id, outcome: 'applied' })) });
    },
  });
}

async function importFeed(feed: string, ...more: string[]) {
  let stderr = '';
  const code = await runContent(
    ['import', '--feed', feed, '--to', PRODUCT, '--state', directory, ...more],
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

const agency = async () => new Response(await fixture('agency'), { headers: { etag: '"one"' } });

it('stores neither the ingest secret nor the feed’s address, which may have a key', async () => {
  serve(agency);
  const secret = 'whsec_YW5vdGhlciBzZWNyZXQgb2YgdGVzdHM=';
  const from = `${FEED}/rss?key=7f0c`;
  expect(await importFeed(from, '--secret', secret)).toMatchObject({ code: 0 });
  const stored = await readFile(join(directory, 'feeds.json'), 'utf8');
  expect(Object.values(JSON.parse(stored))).toEqual([{ etag: '"one"' }]);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain('7f0c');
});

it('removes the secrets that an earlier version has stored', async () => {
  serve(agency);
  const marks = join(directory, 'feeds.json');
  const earlier = { [`${FEED} {"secret":"whsec_b2xk"}`]: { etag: '"old"' } };
  await writeFile(marks, JSON.stringify(earlier));
  await importFeed(FEED);
  expect(Object.values(JSON.parse(await readFile(marks, 'utf8')))).toEqual([{ etag: '"one"' }]);
});

it.each<[string, Answer]>([
  ['fails', () => new Response(null, { status: 404 })],
  [
    'has an entry with a fault',
    () => new Response('<rss><channel><item><title>No date</title></item></channel></rss>'),
  ],
])('a message about a feed that %s has no query of its address', async (_what, feed) => {
  serve(feed);
  const { stderr } = await importFeed(`${FEED}/rss?key=7f0c`);
  expect(stderr).toContain(`${FEED}/rss?…:`);
  expect(stderr).not.toContain('7f0c');
});

it('reads a feed once while its server answers 304', async () => {
  const asked: unknown[] = [];
  serve(({ headers }) => {
    asked.push(headers.get('if-none-match'));
    return headers.has('if-none-match') ? new Response(null, { status: 304 }) : agency();
  });
  expect(await importFeed(FEED)).toMatchObject({ code: 0 });
  expect(requests).toMatchObject([{ source: 'feed', isRepeated: true }]);
  expect(await importFeed(FEED)).toEqual({ code: 0, stderr: 'the feed is as it was\n' });
  expect(asked).toEqual([null, '"one"']);
  // Other options make it a different import.
  await importFeed(FEED, '--sport', 'tennis');
  expect(requests).toMatchObject([{}, { content: [{ sportId: 5 }] }]);
});

it('reports the entry with a fault, and publishes the others', async () => {
  serve(agency);
  const path = join(import.meta.dirname, 'testing/wordpress.xml');
  const { code, stderr } = await importFeed(path);
  expect(code).toBe(1);
  expect(stderr).toContain(`${path}:29: “No date here”: it has no date`);
  expect(stderr).toContain('published 1, unchanged 0, stale 0, left out 1');
});

it('publishes a title without the marks and hidden letters that the ingest refuses', async () => {
  const xml = (await fixture('agency')).toString();
  const odd = `called${'\u0301'.repeat(9)}\u{e0041} off`;
  serve(() => new Response(xml.replace('called off', odd)));
  expect(await importFeed(FEED)).toMatchObject({ code: 0 });
  expect(JSON.stringify(requests)).toContain(`called${'\u0301'.repeat(4)} off`);
});

it.each<[string, Answer, string]>([
  ['a page', () => new Response('<!doctype html><html>'), 'it is a web page that names'],
  ['no address', () => new Response(null, { status: 404 }), 'answers 404: see that the'],
  ['busy', () => new Response(null, { status: 503 }), 'answers 503: try again later'],
  ['one that breaks off', brokenOff, 'it broke off'],
  ['too large', () => new Response(' '.repeat(10_000_001)), 'it is larger than 10 MB'],
  ['out of reach', () => undefined, 'be reached'],
])('reports the fault of a feed that is %s', async (_name, feed, message) => {
  serve(feed);
  const { code, stderr } = await importFeed(FEED);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
});

function brokenOff(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(Buffer.from('<rss>')),
    pull: (stream) => stream.error(new Error('reset')),
  });
  return new Response(body);
}

it.each([
  [['--sport', 'chess'], '--sport takes one of'],
  [['--category', 'Cup'], '--category takes NAME=league:ID'],
  [['--language', 'Portuguese'], '--language takes a language'],
  [['--prune', '--source', 'a'], '--feed stands alone'],
])('refuses %j', async (options, message) => {
  const { code, stderr } = await importFeed('a.xml', ...options);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
});
