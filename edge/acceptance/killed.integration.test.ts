import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Product } from '../../realtime/acceptance/product.ts';
import { createRandom } from '../../realtime/demo/world/random.ts';
import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import type { IngestResult } from '../../realtime/protocol/ingest.ts';
import { eventDetailSchema } from '../contracts/event.ts';
import { DatabaseFile } from './database-file.ts';
import { calledOff, corrections, finished, inPlay, type PlannedMatch } from './kill-plan.ts';

/** Number of kills, and the seed that decides after which acknowledgement. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const SEED = Number(process.env['SEED'] ?? 20261129);
const YEAR = 365 * 86_400_000;

/**
 * Each ends the product in another way. The two that differ most come first for short runs: a SIGKILL of one
 * process leaves the Worker's behind.
 */
const ENDS = [
  { signal: 'SIGKILL', reach: 'process' },
  { signal: 'SIGTERM', reach: 'process' },
  { signal: 'SIGKILL', reach: 'group' },
  { signal: 'SIGINT', reach: 'group' },
] as const;

const random = createRandom('kills', SEED);
let product: Product;

beforeAll(async () => {
  product = new Product();
  await product.start();
});

afterAll(() => product.stop());

/** Plans a round: matches of every age and status. */
function plan(round: string): PlannedMatch[] {
  const now = Date.now();
  return [
    calledOff(`past-cancelled-${round}`, now - 3 * YEAR, 'Cancelled'),
    calledOff(`ahead-postponed-${round}`, now + YEAR, 'Postponed'),
    calledOff(`ahead-cancelled-${round}`, now + YEAR, 'Cancelled'),
    finished(`past-finished-${round}`, now - 2 * YEAR),
    inPlay(`past-live-${round}`, now - YEAR),
    inPlay(`live-${round}`, now - 60_000),
  ];
}

/** Plays a match that ended, and was stored, hours ago. */
async function playHoursAgo(matchId: string): Promise<void> {
  const { updates } = finished(matchId, Date.now() - 5 * 3_600_000);
  expect(await product.send(updates)).not.toBe('not-acknowledged');
  await product.end('SIGTERM');
  const database = await DatabaseFile.open(product.state, { readOnly: false });
  expect(database.read(matchId)?.record?.version).toBe(updates.length);
  database.age();
  database.close();
  await product.start();
}

/** Sends a match's updates one by one, each until it is acknowledged or the product is gone. */
async function sendAll(
  { updates }: PlannedMatch,
  {
    isKilled,
    onAcknowledged,
  }: { isKilled: () => boolean; onAcknowledged: (of: IngestResult) => void },
): Promise<void> {
  for (const update of updates) {
    let results: Awaited<ReturnType<Product['send']>>;
    do results = await product.send([update]);
    while (results === 'not-acknowledged' && !isKilled());
    if (results === 'not-acknowledged') return;
    // An acknowledgement that was lost makes the second request a duplicate.
    expect(results.map(({ outcome }) => outcome)).not.toContain('rejected');
    for (const result of results) onAcknowledged(result);
  }
}

/** Returns the row that the database must hold for this snapshot. */
function storedFrom({ epoch, version, state }: MatchSnapshot) {
  const { status, incidents, stats } = state;
  const record = CLOSED_STATUSES.has(status) ? { version, incidents, stats } : null;
  return { epoch, version, record };
}

/** Fails while the database is behind the match's room, or the room behind the acknowledgements. */
async function expectStored(database: DatabaseFile, matchId: string, version: number) {
  const room = await product.snapshot(matchId);
  expect(room.version).toBeGreaterThanOrEqual(version);
  expect(database.read(matchId)).toEqual(storedFrom(room));
  const { event } = await product.ask(`events/${matchId}`, eventDetailSchema);
  expect(event).toMatchObject({
    eventStatus: room.state.status,
    fixtureStartTime: room.state.startTime,
    fixtureVenue: 'The Old Gym',
  });
  // A match that has not begun has no score to show.
  expect([null, room.state.score]).toContainEqual(event.eventScore);
}

/**
 * Plays a round and kills the product at one of its acknowledgements, while other matches still send. Returns the
 * acknowledged versions.
 */
async function playUntilKilled(round: number): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  const matches = [...plan(String(round)), corrections(`over-${round}`)];
  const total = matches.reduce((sum, { updates }) => sum + updates.length, 0);
  const killedAt = random.int(1, total);
  let count = 0;
  let killed: Promise<void> | undefined;
  const onAcknowledged = ({ matchId, version = 0 }: IngestResult) => {
    acknowledged.set(matchId, Math.max(version, acknowledged.get(matchId) ?? 0));
    count += 1;
    if (count === killedAt) killed = product.end(...endOf(round));
  };
  const isKilled = () => killed !== undefined;
  await Promise.all(matches.map((match) => sendAll(match, { isKilled, onAcknowledged })));
  await killed;
  return acknowledged;
}

function endOf(round: number): [NodeJS.Signals, 'process' | 'group'] {
  const { signal, reach } = ENDS[round % ENDS.length] ?? ENDS[0];
  return [signal, reach];
}

it(
  `has all acknowledged updates in the database after a kill and restart (SEED=${SEED})`,
  async () => {
    for (let round = 0; round < KILLS; round += 1) {
      await playHoursAgo(`over-${round}`);
      const acknowledged = await playUntilKilled(round);
      await product.start();
      const database = await DatabaseFile.open(product.state);
      // Reads only the file first, so that no request wakes a room.
      for (const [matchId, version] of acknowledged)
        await expect.poll(() => database.read(matchId)?.version).toBeGreaterThanOrEqual(version);
      for (const [matchId, version] of acknowledged)
        await expect
          .poll(() => expectStored(database, matchId, version).then(() => true))
          .toBe(true);
      database.close();
    }
  },
  KILLS * 300_000,
);

it.each([
  ['by SIGTERM', 'SIGTERM', 'process'],
  ["by a terminal's Ctrl-C, which reaches every process", 'SIGINT', 'group'],
] as const)(
  'has every update in the database when it is stopped %s',
  async (_how, signal, reach) => {
    await product.end('SIGTERM');
    await product.start();
    const matches = plan(signal);
    for (const { updates } of matches)
      expect(await product.send(updates)).not.toBe('not-acknowledged');
    await product.end(signal, reach);
    const database = await DatabaseFile.open(product.state);
    for (const { matchId, updates } of matches)
      expect(database.read(matchId)?.version).toBe(updates.length);
    database.close();
  },
);

/** Opens sockets of a room that never read. */
async function openSockets(count: number): Promise<void> {
  const url = `${product.url.replace('http', 'ws')}/parties/match/live-SIGTERM`;
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('The socket failed')));
    });
  await Promise.all(Array.from({ length: count }, open));
}

it('stops by itself while many sockets are open', async () => {
  await product.start();
  await openSockets(200);
  await product.end('SIGTERM');
  await expect(fetch(product.url)).rejects.toThrow('fetch failed');
});

it('stops by itself when the Worker does not respond, and ends the Worker', async () => {
  await product.start();
  await openSockets(20);
  const pids = (await readFile(join(product.state, 'running'), 'utf8')).trim().split('\n');
  const worker = Number(pids[1]);
  process.kill(worker, 'SIGSTOP');
  await product.end('SIGTERM');
  await expect.poll(() => isRunning(worker)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
