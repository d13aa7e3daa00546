import { setTimeout as pause } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { DEPLOYED_VARS, startProduct, type Product } from '../../edge/acceptance/product.ts';
import { ensureBuild } from '../../edge/local/build.ts';
import { fixture, newMatchId } from '../../edge/testing/football.ts';
import { signed } from '../../edge/testing/signed.ts';
import { HEARTBEAT_INTERVAL, HEARTBEATS_PER_NAMING } from '../../realtime/protocol/heartbeat.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { count, defineBenchmark } from '../benchmark.ts';
import { WATCH_PATH, watchObjects, watchSchema, type Watched } from './watched-worker.ts';

const HOUR_MS = 3_600_000;
const KINDS = ['match', 'sport', 'hub', 'metrics'] as const;
/** Time from the kick-off to the begin of the measurement, ms: opening a match is not its play. */
const SETTLED_MS = 20_000;

interface Case {
  matches: number;
  /** Seconds between two updates of a match; null for heartbeats alone. */
  every: number | null;
  metrics: boolean;
}

/** Cases of one match stand for rooms that share no isolate, those of several for rooms that do. */
const casesOf = (several: number): readonly Case[] => [
  { matches: 1, every: null, metrics: true },
  { matches: 1, every: 30, metrics: true },
  { matches: 1, every: 10, metrics: true },
  { matches: several, every: 30, metrics: true },
  { matches: several, every: 10, metrics: true },
  { matches: 1, every: 30, metrics: false },
  { matches: 1, every: 10, metrics: false },
];

export const benchmark = defineBenchmark({
  description: `How long Durable Objects are awake amid play, which decides what a month costs: matches with updates, a
feed's heartbeats and sockets, with and without metrics. An object rests while no event of it runs and
no timer of it is pending. Also counts what the platform bills. All cases run at the same time.`,
  options: {
    seconds: count(300, 'measured time'),
    matches: count(8, 'matches in play of the cases with several'),
  },
  async run({ seconds, matches }, cleanup) {
    await ensureBuild((message) => console.error(message));
    const rows = await Promise.all(casesOf(matches).map((each) => measure(each, seconds, cleanup)));
    return {
      title: `Objects amid play, for ${seconds} s`,
      rows: rows.flat(),
      notes: [
        'Events, wakings and rows are of one object in an hour; database rows and messages of all matches.',
      ],
      bars: [],
    };
  },
});

async function measure(each: Case, seconds: number, cleanup: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'awake-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const worker = watchObjects(folder, each);
  const product = await startProduct({ worker, vars: DEPLOYED_VARS });
  cleanup.defer(product.stop);
  const end = new AbortController();
  cleanup.defer(() => end.abort());
  const ids = Array.from({ length: each.matches }, newMatchId);
  await kickOff(product, ids);
  const sockets = openSockets(product, ids);
  cleanup.defer(() => sockets.forEach((socket) => socket.close()));
  const play = Promise.all([
    beat(product, ids, end.signal),
    ...ids.map((id, at) => playOn(product, id, { ...each, at, signal: end.signal })),
  ]);
  await pause(SETTLED_MS);
  await look(product);
  await pause(seconds * 1_000);
  const watched = await look(product);
  end.abort();
  await play;
  return rowsOf(each, watched, seconds * 1_000);
}

async function look(product: Product): Promise<Watched> {
  const answer = await fetch(product.url + WATCH_PATH);
  return v.parse(watchSchema, await answer.json());
}

async function send(product: Product, path: string, content: object): Promise<void> {
  const { url, secret } = product;
  const body = { source: 'bench', ...content };
  const answer = await fetch(signed(`${url}/ingest/v1/${path}`, body, { secret }));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

async function kickOff(product: Product, ids: readonly string[]): Promise<void> {
  const occurredAt = Date.now();
  const updates = ids.flatMap((matchId): MatchUpdate[] => [
    { matchId, sequence: 1, occurredAt, fixture: fixture({ startTime: occurredAt }) },
    { matchId, sequence: 2, occurredAt, status: 'Live', matchStatus: 'H1' },
  ]);
  await send(product, 'updates', { updates });
}

/** Returns open sockets: two of each match, and two with the list and the first match over a hub. */
function openSockets({ url }: Product, ids: readonly string[]): WebSocket[] {
  const to = url.replace('http', 'ws');
  const [first = ''] = ids;
  const paths = [...ids.map((id) => `match/${id}`), `hub?rooms=sport/football,match/${first}`];
  return [...paths, ...paths].map((path) => new WebSocket(`${to}/parties/${path}`));
}

/** Sends a match's score at its interval. Matches take turns within one. */
async function playOn(
  product: Product,
  matchId: string,
  { every, matches, at, signal }: Case & { at: number; signal: AbortSignal },
): Promise<void> {
  if (every === null) return;
  await rest((every * 1_000 * at) / matches, signal);
  for (let home = 1; !signal.aborted; home += 1) {
    const update = {
      matchId,
      sequence: home + 2,
      occurredAt: Date.now(),
      score: { home, away: 0 },
    };
    await send(product, 'updates', { updates: [update] });
    await rest(every * 1_000, signal);
  }
}

/** Sends heartbeats as feeds do. */
async function beat(product: Product, ids: readonly string[], signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    const matchIds = number % HEARTBEATS_PER_NAMING === 0 ? ids : [];
    await send(product, 'heartbeats', { matchIds });
    await rest(HEARTBEAT_INTERVAL, signal);
  }
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => {});
}

function rowsOf({ matches, every, metrics }: Case, watched: Watched, ms: number) {
  const perHour = (total: number) => (total * HOUR_MS) / ms;
  return KINDS.flatMap((kind) => {
    const own = watched.objects.filter((object) => object.kind === kind);
    if (own.length === 0) return [];
    const mean = (figure: 'eventMs' | 'timerMs' | 'events' | 'woken' | 'rowsWritten') =>
      own.reduce((sum, object) => sum + object[figure], 0) / own.length;
    const isFirst = kind === 'match';
    return [
      {
        case: `${matches} × ${every === null ? 'heartbeats' : `${every} s`}${metrics ? '' : ', no metrics'}`,
        object: kind,
        eventsPercent: (100 * mean('eventMs')) / ms,
        timersPercent: (100 * mean('timerMs')) / ms,
        wakings: perHour(mean('woken')),
        events: perHour(mean('events')),
        rows: perHour(mean('rowsWritten')),
        databaseRows: isFirst ? perHour(watched.databaseRows) : '',
        messages: isFirst ? perHour(watched.messages) : '',
      },
    ];
  });
}
