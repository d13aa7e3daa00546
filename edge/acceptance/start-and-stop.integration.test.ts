import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Product } from '../../realtime/acceptance/product.ts';
import { matchSnapshotSchema } from '../../realtime/protocol/frame.ts';
import type { Fixture, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { eventDetailSchema } from '../contracts/event.ts';

const MATCHES = ['crash-1', 'crash-2', 'crash-3'];
/** Longest stop, ms: a supervisor that waits for it kills the process sooner or later. */
const STOP_MS = 5_000;
/** Updates of each match; the server is killed twice on the way. */
const UPDATES = 120;

let product: Product;

beforeAll(async () => {
  product = new Product();
  await product.start();
});

afterAll(() => product.stop());

const kickOff = Date.now() - 60_000;
const fixture: Fixture = {
  sportId: 2,
  league: { id: 'crash-league', name: 'Crash League' },
  home: { id: 'crash-home', name: 'Home Hoops', shortName: 'HOM' },
  away: { id: 'crash-away', name: 'Away Hoops', shortName: 'AWA' },
  startTime: kickOff,
};

/** Every update changes something, so the room's version counts how many were applied. */
function updateOf(matchId: string, sequence: number): MatchUpdate {
  const update = { matchId, sequence, occurredAt: kickOff + sequence };
  if (sequence === 1) return { ...update, fixture };
  if (sequence === 2) return { ...update, status: 'Live', matchStatus: 'Q1' };
  return { ...update, score: { home: sequence - 2, away: 0 } };
}

it('loses no acknowledged update and applies no update twice when it is killed', async () => {
  const acknowledged = new Map<string, number>();
  const progress = () => Math.min(...MATCHES.map((id) => acknowledged.get(id) ?? 0));

  const feedMatch = async (matchId: string) => {
    for (let sequence = 1; sequence <= UPDATES;) {
      // Includes the one before: every request repeats something.
      const updates = [sequence - 1, sequence]
        .filter((number) => number > 0)
        .map((number) => updateOf(matchId, number));
      const results = await product.send(updates);
      if (results === 'not-acknowledged') {
        await sleep(50);
        continue;
      }
      acknowledged.set(matchId, sequence);
      sequence += 1;
    }
  };
  const disturb = async () => {
    // The first kill leaves the Worker's own process behind, the second nothing.
    for (const [share, reach] of [
      [0.3, 'process'],
      [0.6, 'group'],
    ] as const) {
      while (progress() < UPDATES * share) await sleep(5);
      await product.end('SIGKILL', reach);
      const before = new Map(acknowledged);
      await product.start();
      for (const [matchId, version] of before)
        expect((await product.snapshot(matchId)).version).toBeGreaterThanOrEqual(version);
    }
  };
  const disturbed = disturb();
  await Promise.all(MATCHES.map(feedMatch));
  await disturbed;

  for (const matchId of MATCHES) {
    const { version, state: room } = await product.snapshot(matchId);
    expect(version).toBe(UPDATES);
    expect(room.score).toEqual({ home: UPDATES - 2, away: 0 });
  }
});

it('updates the database from the rooms at the next start', async () => {
  await product.end('SIGKILL', 'group');
  await product.start();
  for (const matchId of MATCHES) {
    const response = await fetch(`${product.url}/api/media/v1/events/${matchId}`);
    const { data } = v.parse(v.object({ data: eventDetailSchema }), await response.json());
    expect(data.event.eventScore).toEqual({ home: UPDATES - 2, away: 0 });
  }
});

it('sends a snapshot first on the socket of a room', async () => {
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/parties/match/crash-1`);
  const frame = await new Promise<unknown>((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))));
    socket.addEventListener('error', () => reject(new Error('The socket failed')));
  });
  socket.close();
  expect(v.parse(matchSnapshotSchema, frame).version).toBe(UPDATES);
});

it('serves pages, and scripts that are cached as immutable', async () => {
  const page = await fetch(`${product.url}/`);
  const html = await page.text();
  expect(page.status).toBe(200);
  const [, asset] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const script = await fetch(`${product.url}${asset ?? '/none'}`);
  await script.text();
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(script.headers.get('cache-control')).toContain('immutable');
});

/** Opens sockets of a room that never read. */
async function openSockets(count: number): Promise<void> {
  const url = `${product.url.replace('http', 'ws')}/parties/match/crash-1`;
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('The socket failed')));
    });
  await Promise.all(Array.from({ length: count }, open));
}

async function timeOfStop(): Promise<number> {
  const began = performance.now();
  await product.end('SIGTERM');
  return performance.now() - began;
}

it('stops within five seconds while many sockets are open', async () => {
  await openSockets(200);
  expect(await timeOfStop()).toBeLessThan(STOP_MS);
});

it('stops within five seconds when the Worker does not respond', async () => {
  await product.start();
  await openSockets(20);
  const pids = (await readFile(join(product.state, 'running'), 'utf8')).trim().split('\n');
  const worker = Number(pids[1]);
  process.kill(worker, 'SIGSTOP');
  expect(await timeOfStop()).toBeLessThan(STOP_MS);
  await expect.poll(() => isRunning(worker)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
