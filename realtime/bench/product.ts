import { lookup } from 'node:dns/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createSigner } from '../feeds/signature.ts';
import { ingestResponseSchema, type MatchUpdate } from '../protocol/ingest.ts';
import { Child } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { post, type Posted } from './http-post.ts';

const LAUNCHER = fileURLToPath(new URL('../../edge/local.ts', import.meta.url));
const SECRET = 'whsec_YmVuY2htYXJrcyBzaWduIHdpdGggdGhpcyBzZWNyZXQ=';
/** A build may come first. */
const START_TIMEOUT_MS = 180_000;
/** All clients of the benchmark have one address. */
const NO_LIMIT = '1000000';

/** The product as `npm start` runs it: the built Worker, without a feed, with separate state. */
export interface Product {
  pid: number;
  url: URL;
  /** The IP address of the URL's host, looked up once. */
  host: string;
  /** The Worker's log file. */
  log: string;
  /** Sends updates as a feed does. Throws unless all are applied. */
  ingest(updates: readonly MatchUpdate[]): Promise<Posted>;
}

/** Starts the product on a free port, with extra `vars`. The cleanup ends it and deletes its state. */
export async function startProduct(
  cleanup: Cleanup,
  vars: Record<string, string> = {},
): Promise<Product> {
  const state = await mkdtemp(join(tmpdir(), 'bench-product-'));
  cleanup.add(() => rm(state, { recursive: true, force: true }));
  const child = new Child(
    process.execPath,
    [LAUNCHER, '--feed', 'none', '--port', '0', '--state', state],
    {
      name: 'the product',
      cleanup,
      env: {
        INGEST_SECRET: SECRET,
        SOCKETS_PER_ADDRESS: NO_LIMIT,
        RELAY_THRESHOLD: NO_LIMIT,
        ...vars,
      },
    },
  );
  const [, address = ''] = await child.printed(/^(http:\/\/\S+:\d+)\s/m, START_TIMEOUT_MS);
  const url = new URL(address);
  const host = (await lookup(url.hostname, { family: 4 })).address;
  const ingest = createIngest(new URL('/ingest/v1/updates', url));
  return { pid: child.pid, url, host, log: join(state, 'worker.log'), ingest };
}

function createIngest(url: URL): Product['ingest'] {
  const sign = createSigner(SECRET);
  let messages = 0;
  return async (updates) => {
    const body = JSON.stringify({ source: 'bench', updates });
    const signature = sign(`bench-${++messages}`, Date.now(), body);
    const posted = await post(url, { 'content-type': 'application/json', ...signature }, body);
    if (posted.status !== 200) throw new Error(`ingest: ${posted.status} ${posted.body}`);
    const { results } = v.parse(ingestResponseSchema, JSON.parse(posted.body));
    const refused = results.find(({ outcome }) => outcome !== 'applied');
    if (refused) throw new Error(`ingest: ${refused.outcome} ${refused.reason ?? ''}`);
    return posted;
  };
}
