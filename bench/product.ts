import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Child } from '../.ci/child.ts';
import { eventListSchema } from '../edge/contracts/event.ts';
import { seedMarkPath } from '../edge/local/seed-mark.ts';
import { createSigner } from '../realtime/feeds/signature.ts';
import { ingestResponseSchema, type MatchUpdate } from '../realtime/protocol/ingest.ts';
import { SPORTS } from '../realtime/sports/registry.ts';
import type { SportKey } from '../realtime/sports/sport.ts';
import { timedRequest, type Answer } from './timed-request.ts';

const LAUNCHER = fileURLToPath(new URL('../edge/local.ts', import.meta.url));
const SECRET = 'whsec_YmVuY2htYXJrcyBzaWduIHdpdGggdGhpcyBzZWNyZXQ=';
/** Time limit of a start, ms, which may build the product first. */
const START_TIMEOUT_MS = 180_000;
/** Value that turns limits off, since all clients of a benchmark have one address. */
const NO_LIMIT = '1000000';
const DAY_MS = 86_400_000;

const eventsSchema = v.object({ data: eventListSchema });

/** The product as `npm start` runs it, with its own state. */
export interface Product {
  pid: number;
  url: URL;
  /** The IP address of the URL's host, looked up once. */
  host: string;
  /** The Worker's log file. */
  log: string;
  /** Sends updates as a feed does. Throws unless all are applied. */
  ingest(updates: readonly MatchUpdate[]): Promise<Answer>;
  /** Returns the body of a media call. */
  media(path: string): Promise<unknown>;
  /** Resolves when the demo's seasons are imported. The import keeps a processor busy. */
  seeded(): Promise<void>;
}

export interface ProductOptions {
  /** Variables beside those of `wrangler.toml`. */
  vars?: Record<string, string> | undefined;
  feed?: 'none' | 'simulator';
}

/** Starts the product on a free port. The cleanup ends it and deletes its state. */
export async function startProduct(
  cleanup: AsyncDisposableStack,
  { vars = {}, feed = 'none' }: ProductOptions = {},
): Promise<Product> {
  console.error('Starting the product');
  const state = await mkdtemp(join(tmpdir(), 'bench-product-'));
  cleanup.defer(() => rm(state, { recursive: true, force: true }));
  const child = cleanup.use(
    new Child(process.execPath, [LAUNCHER, '--feed', feed, '--port', '0', '--state', state], {
      name: 'the product',
      env: {
        INGEST_SECRET: SECRET,
        SOCKETS_PER_ADDRESS: NO_LIMIT,
        RELAY_THRESHOLD: NO_LIMIT,
        ...vars,
      },
    }),
  );
  const [, address = ''] = await child.printed(/^(http:\/\/\S+:\d+)$/, START_TIMEOUT_MS);
  const url = new URL(address);
  return {
    pid: child.pid,
    url,
    host: (await lookup(url.hostname, { family: 4 })).address,
    log: join(state, 'worker.log'),
    ingest: createIngest(new URL('/ingest/v1/updates', url)),
    media: async (path) => {
      const response = await fetch(new URL(`/api/media${path}`, url));
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
      return response.json();
    },
    seeded: async () => {
      await poll(600, 'The demo’s seasons were not loaded within ten minutes.', () =>
        existsSync(seedMarkPath(state)),
      );
    },
  };
}

function createIngest(url: URL): Product['ingest'] {
  const sign = createSigner(SECRET);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let messages = 0;
  return async (updates) => {
    const body = JSON.stringify({ source: 'bench', updates });
    const headers = sign(`bench-${++messages}`, Date.now(), body);
    const answer = await timedRequest(url, {
      agent,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (answer.status !== 200) throw new Error(`ingest: ${answer.status} ${answer.body}`);
    const { results } = v.parse(ingestResponseSchema, JSON.parse(answer.body));
    const refused = results.find(({ outcome }) => outcome !== 'applied');
    if (refused) throw new Error(`ingest: ${refused.outcome} ${refused.reason ?? ''}`);
    return answer;
  };
}

/** Returns the live match of a sport with the most periods, and its league. */
export async function liveMatch(
  product: Product,
  sportKey: SportKey,
): Promise<{ matchId: string; leagueId: string }> {
  const now = Date.now();
  const path = `/v1/events?sportId=${SPORTS[sportKey].id}&from=${now - DAY_MS}&to=${now + DAY_MS}`;
  return poll(60, `The demo plays no match of ${sportKey}.`, async () => {
    const { data } = v.parse(eventsSchema, await product.media(path));
    const [live] = data.events
      .filter(({ eventStatus }) => eventStatus === 'Live')
      .toSorted((a, b) => b.eventPeriods.length - a.eventPeriods.length);
    return (
      live && {
        matchId: live.eventId,
        leagueId: live.fixtureLeagueId,
      }
    );
  });
}

/** Calls `read` each second until it returns a value. Throws `message` after `seconds`. */
async function poll<T>(
  seconds: number,
  message: string,
  read: () => T | Promise<T>,
): Promise<NonNullable<T>> {
  for (let second = 0; second < seconds; second++) {
    const value = await read();
    if (value) return value;
    await sleep(1_000);
  }
  throw new Error(message);
}
