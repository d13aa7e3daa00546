import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { ingestRequestSchema } from '../../realtime/protocol/ingest.ts';
import { startFeed, type RunningFeed } from './feed-process.ts';

const SECRET = 'whsec_c3RhbmQtaW4gaW5nZXN0IG9mIHRoZSB0ZXN0cw==';
const silent = { failed: () => {}, progressed: () => {}, done: () => {} };

/** Matches whose updates were acknowledged. */
const live = new Set<string>();
const ingest = createServer((request, response) => {
  void (async () => {
    const body = await text(request);
    if (request.url !== '/ingest/v1/updates') return void response.writeHead(404).end();
    const { updates } = v.parse(ingestRequestSchema, JSON.parse(body));
    for (const { matchId } of updates) live.add(matchId);
    const results = updates.map(({ matchId, sequence }) => ({
      matchId,
      sequence,
      outcome: 'applied',
      version: 1,
    }));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ results }));
  })();
});
let feed: RunningFeed | undefined;

afterEach(async () => {
  await feed?.stop();
  ingest.closeAllConnections();
  ingest.close();
});

it('is ready once simulated matches are live', async () => {
  ingest.listen(0, '127.0.0.1');
  await once(ingest, 'listening');
  const address = ingest.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const plan = { first: [], live: [['simulate', '--matches', '3', '--speed', '2']], later: [] };
  const target = { url: `http://127.0.0.1:${address.port}`, secret: SECRET };
  // Longer than the test may take: only the feed's message makes it ready.
  feed = startFeed(plan, target, silent, { liveWait: 600_000 });
  await feed.ready;
  expect(live.size).toBeGreaterThan(0);
});

it('is ready at once where nothing is simulated', async () => {
  feed = startFeed(
    { first: [], live: [], later: [] },
    { url: 'http://127.0.0.1:1', secret: SECRET },
    silent,
  );
  await expect(feed.ready).resolves.toBeUndefined();
});
